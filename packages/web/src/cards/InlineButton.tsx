/**
 * A button that is part of a sentence. A real <button> is an island in its line: it does not break with the text, and the
 * comma after it may begin the next line.
 */
import type { ComponentProps, MouseEvent } from 'react';

export interface InlineButtonProps extends Omit<ComponentProps<'span'>, 'onClick'> {
  readonly onPress: () => void;
}

export function InlineButton({ onPress, ...rest }: InlineButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <span
      {...rest}
      role="button"
      tabIndex={0}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        onPress();
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onPress();
      }}
    />
  );
}
