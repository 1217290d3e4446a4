/** The options of Gosu X: which rulebook, and how the clans are come by. */
import { Choices } from '../app/Choices.tsx';
import { useWords } from '../i18n/language.ts';
import { DRAFTS, type Form, PRESETS } from './form.ts';
import { WORDS } from './words.ts';

type Chosen = Pick<Form, 'preset' | 'draft'>;

interface RulesetsProps {
  readonly chosen: Chosen;
  readonly change: (part: Partial<Chosen>) => void;
}

export function Rulesets({ chosen, change }: RulesetsProps) {
  const say = useWords(WORDS);
  return (
    <>
      <Choices
        label={say('rulesets')}
        value={chosen.preset}
        onChange={(preset) => change({ preset })}
        options={PRESETS.map((value) => ({
          value,
          label: say(value),
          about: say(`${value}-about`),
        }))}
      />
      <Choices
        label={say('draft')}
        value={chosen.draft}
        onChange={(draft) => change({ draft })}
        options={DRAFTS.map((value) => ({ value, label: say(`draft-${value}`) }))}
      />
    </>
  );
}
