/** Catches what breaks in a screen, says so in words, and shows the way back. Everything around it goes on. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { WORDS } from './words.ts';

interface Props {
  /** Another screen is another chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly fault: Error | null;
  readonly of: string;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: null, of: this.props.resetKey };

  static getDerivedStateFromError(fault: unknown): Partial<State> {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { of }: State): Partial<State> | null {
    return resetKey === of ? null : { fault: null, of: resetKey };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : <FaultMessage fault={fault} />;
  }
}

/** What browsers say when a part of the page cannot be fetched. */
const MISSING = /dynamically imported module|importing a module script|preload CSS|error loading/i;

export function FaultMessage({ fault }: { readonly fault: Error }) {
  const say = useWords(WORDS);
  return (
    <div className="app-page app-message" role="alert">
      <h1>{say('failed')}</h1>
      <p>{say(MISSING.test(fault.message) ? 'partMissing' : 'failedText')}</p>
      <p className="app-actions">
        <a className="button button-primary" href="#/">
          {say('backHome')}
        </a>
        <button type="button" className="button" onClick={() => location.reload()}>
          {say('reload')}
        </button>
      </p>
      <details>
        <summary>{say('details')}</summary>
        <pre>{`${fault.name}: ${fault.message}\n${location.hash}\n${fault.stack ?? ''}`}</pre>
      </details>
    </div>
  );
}
