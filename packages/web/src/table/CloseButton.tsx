/** The cross that puts something away. */
import { Icon } from './icons.tsx';

export interface CloseButtonProps {
  readonly label: string;
  /** More classes of a button: how much it may be seen. */
  readonly look?: string;
  close(): void;
}

export function CloseButton({ label, look = '', close }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={`button button-icon ${look}`.trimEnd()}
      aria-label={label}
      onClick={close}
    >
      <Icon name="close" />
    </button>
  );
}
