/** All settings on one page, with what they do, and what there is to know about the page itself. */
import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useAnnounce } from '../app/announcer.tsx';
import { Choices } from '../app/Choices.tsx';
import { Toggle } from '../app/Toggle.tsx';
import { playSound } from '../design/sound.ts';
import { useWords } from '../i18n/language.ts';
import { About } from './About.tsx';
import { Device } from './Device.tsx';
import { Group } from './Group.tsx';
import { KeySettings } from './KeySettings.tsx';
import { Online } from './Online.tsx';
import './settings.css';
import {
  changeSettings,
  resetSettings,
  type Settings,
  SOUNDS,
  SPEEDS,
  THEMES,
  useSettings,
} from './settings.ts';
import { WORDS } from './words.ts';

export function SettingsScreen() {
  const say = useWords(WORDS);
  const announce = useAnnounce();
  return (
    <div className="settings app-page">
      <h1>{say('title')}</h1>
      <p className="muted">{say('atOnce')}</p>
      <div className="settings-groups">
        <Reading />
        <MotionAndSound />
        <AtTheTable />
        <Online />
        <Device />
        <About />
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          resetSettings();
          announce.polite(say('wasReset'));
        }}
      >
        {say('reset')}
      </button>
    </div>
  );
}

function Reading() {
  const say = useWords(WORDS);
  const { lang, theme, textSize } = useSettings();
  return (
    <Group title={say('reading')}>
      <Choices
        label={say('lang')}
        value={lang}
        onChange={(chosen) => changeSettings({ lang: chosen })}
        options={[
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'fr', label: <span lang="fr">Français</span> },
        ]}
      />
      <Choices
        label={say('theme')}
        value={theme}
        onChange={(chosen) => changeSettings({ theme: chosen })}
        options={THEMES.map((value) => ({ value, label: say(`theme-${value}`) }))}
      />
      <Slider
        className="settings-slider"
        value={textSize}
        onChange={(size) => changeSettings({ textSize: size as number })}
        minValue={90}
        maxValue={150}
        step={5}
        formatOptions={{ style: 'unit', unit: 'percent' }}
      >
        <Label className="field-label">{say('textSize')}</Label>
        <SliderOutput />
        <SliderTrack className="settings-track">
          <SliderThumb className="settings-thumb" />
        </SliderTrack>
      </Slider>
    </Group>
  );
}

function MotionAndSound() {
  const say = useWords(WORDS);
  const { speed, sound } = useSettings();
  return (
    <Group title={say('motion')}>
      <Choices
        label={say('speed')}
        value={speed}
        onChange={(chosen) => changeSettings({ speed: chosen })}
        options={SPEEDS.map((value) => ({ value, label: say(`speed-${value}`) }))}
      />
      <Choices
        label={say('sound')}
        value={sound}
        onChange={(chosen) => {
          changeSettings({ sound: chosen });
          // So one hears how loud it is.
          playSound('stamp');
        }}
        options={SOUNDS.map((value) => ({ value, label: say(`sound-${value}`) }))}
      />
      <Flip name="hasTurnSound" />
    </Group>
  );
}

function AtTheTable() {
  const say = useWords(WORDS);
  return (
    <Group title={say('table')}>
      <Flip name="isFastTap" about={say('isFastTapAbout')} />
      <Flip name="isAlwaysAsked" about={say('isAlwaysAskedAbout')} />
      <Flip name="isLeftHanded" about={say('isLeftHandedAbout')} />
      <Flip name="hasShortcuts" about={say('hasShortcutsAbout')} />
      <KeySettings />
      <Flip name="isZen" about={say('isZenAbout')} />
      <Flip name="isTextMode" about={say('isTextModeAbout')} />
    </Group>
  );
}

type Flag = Exclude<
  { [F in keyof Settings]: Settings[F] extends boolean ? F : never }[keyof Settings],
  'isPseudo'
>;

function Flip({ name, about }: { readonly name: Flag; readonly about?: string }) {
  const say = useWords(WORDS);
  const settings = useSettings();
  return (
    <Toggle
      label={say(name)}
      about={about}
      isOn={settings[name]}
      onChange={(isOn) => changeSettings({ [name]: isOn })}
    />
  );
}
