/** A tool at the end of a row of the list: a sign, with words for those who do not see it. */
import { Icon } from '../app/icons.tsx';

interface RowToolProps {
  readonly icon: 'export' | 'delete';
  readonly title: string;
  /** What it does to which row. */
  readonly label: string;
  act(): void;
}

export function RowTool({ icon, title, label, act }: RowToolProps) {
  return (
    <button
      type="button"
      className="button button-icon"
      title={title}
      aria-label={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
