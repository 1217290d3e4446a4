/**
 * Says things to people who cannot see them: two live regions for the whole page. Polite for what happens, assertive for
 * "it is your decision". What is said twice in a row is read twice, for each saying is an element of its own.
 */
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';

export interface Announcer {
  polite(text: string): void;
  assertive(text: string): void;
  /** Takes away what was said: somebody else may come to the device. */
  clear(): void;
}

interface Said {
  readonly id: number;
  readonly text: string;
}

/** As many as a reader may be behind by. */
const KEPT = 4;

const Context = createContext<Announcer | null>(null);

export function useAnnounce(): Announcer {
  const announcer = useContext(Context);
  if (announcer === null) throw new Error('useAnnounce outside of AnnouncerProvider');
  return announcer;
}

export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [polite, setPolite] = useState<readonly Said[]>([]);
  const [assertive, setAssertive] = useState<readonly Said[]>([]);
  const next = useRef(0);

  const announcer = useMemo((): Announcer => {
    const saying = (set: typeof setPolite) => (text: string) => {
      if (text === '') return;
      const said = { id: next.current++, text };
      set((before) => [...before, said].slice(-KEPT));
    };
    const clear = () => {
      setPolite([]);
      setAssertive([]);
    };
    return { polite: saying(setPolite), assertive: saying(setAssertive), clear };
  }, []);

  return (
    <Context value={announcer}>
      {children}
      <LiveRegion tone="polite" lines={polite} />
      <LiveRegion tone="assertive" lines={assertive} />
    </Context>
  );
}

/** `data-live-announcer` keeps a dialog of react-aria from silencing it. */
function LiveRegion({
  tone,
  lines,
}: {
  readonly tone: 'polite' | 'assertive';
  readonly lines: readonly Said[];
}) {
  return (
    <div
      className="unseen"
      data-live-announcer="true"
      data-announcer={tone}
      aria-live={tone}
      aria-relevant="additions"
    >
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
