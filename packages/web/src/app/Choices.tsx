/** One of a few, all of them in sight: radio buttons drawn as slips. */
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import './choices.css';

export interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** A second, quieter line. */
  readonly about?: ReactNode;
  /** What stands before the label. */
  readonly picture?: ReactNode;
}

interface ChoicesProps<T extends string> {
  readonly label: string;
  /** Read out, not drawn: where the heading above says it already. */
  readonly isLabelUnseen?: boolean;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly ChoiceOption<T>[];
  readonly className?: string;
}

export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { label, isLabelUnseen = false, value, onChange, options, className = '' } = props;
  return (
    <RadioGroup
      className={`choices ${className}`}
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
      orientation="horizontal"
    >
      <Label className={isLabelUnseen ? 'unseen' : 'field-label'}>{label}</Label>
      <div className="choices-row">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className="choice">
            {option.picture}
            <span className="choice-words">
              <span className="choice-label">{option.label}</span>
              {option.about !== undefined && <span className="choice-about">{option.about}</span>}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
