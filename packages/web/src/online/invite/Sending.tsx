/** For whoever waits: the link, to be copied, sent or read by a camera. */
import { useRef, useState } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../i18n/language.ts';
import { isOwnMachine, matchLink } from '../links.ts';
import { Qr } from './Qr.tsx';
import { WORDS } from './words.ts';

interface SendingProps {
  readonly match: string;
  readonly game: string;
  /** Seats nobody has taken. */
  readonly free: number;
}

export function Sending({ match, game, free }: SendingProps) {
  const say = useWords(WORDS);
  const announce = useAnnounce();
  const [said, setSaid] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const link = matchLink(match);
  const isHere = isOwnMachine(location.hostname);

  const tell = (text: string) => {
    setSaid(text);
    announce.polite(text);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell(say('copied'));
    } catch {
      field.current?.focus();
      field.current?.select();
      tell(say('copyYourself'));
    }
  };

  const share = () =>
    navigator.share({ title: 'Open Gosu', text: say('shareText', { game }), url: link }).catch(
      // Thought better of: nothing to say about it.
      () => undefined,
    );

  return (
    <div className="invite-sending">
      <div className="invite-link">
        <p>{say(free > 1 ? 'sendLinkMany' : 'sendLink', { count: free })}</p>
        {isHere && <p className="invite-here">{say('onlyHere', { host: location.host })}</p>}
        <input
          ref={field}
          className="field"
          readOnly
          value={link}
          aria-label={say('link')}
          onFocus={(event) => event.target.select()}
        />
        <div className="app-actions">
          <button type="button" className="button button-primary" onClick={copy}>
            <Icon name="link" />
            {say('copy')}
          </button>
          {typeof navigator.share === 'function' && (
            <button type="button" className="button" onClick={share}>
              <Icon name="export" />
              {say('share')}
            </button>
          )}
        </div>
        {/* Room for what will be said, so that nothing moves. */}
        <p className="invite-said">{said}</p>
      </div>
      {!isHere && (
        <figure className="invite-figure">
          <Qr text={link} label={say('qr')} />
          <figcaption>{say('qrAbout')}</figcaption>
        </figure>
      )}
    </div>
  );
}
