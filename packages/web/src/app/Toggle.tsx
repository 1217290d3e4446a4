/** Something that is on or off, with what it does. */
import { Switch } from 'react-aria-components/Switch';
import './choices.css';

interface ToggleProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Toggle({ label, about, isOn, onChange }: ToggleProps) {
  return (
    <Switch className="toggle" isSelected={isOn} onChange={onChange}>
      <span className="toggle-words">
        <span>{label}</span>
        {about !== undefined && <span className="muted">{about}</span>}
      </span>
      <span className="toggle-lever" />
    </Switch>
  );
}
