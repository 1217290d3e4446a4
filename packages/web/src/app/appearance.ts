/** Puts what the settings say about looks on the document itself, where the style sheets read it. */
import { useEffect, useSyncExternalStore } from 'react';
import { type Settings, useSettings } from '../settings/settings.ts';

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

export type Theme = 'light' | 'dark' | 'contrast';

/** What `auto` stands for depends on the system. */
export function themeOf(chosen: Settings['theme'], wantsContrast: boolean, isDark: boolean): Theme {
  if (chosen !== 'auto') return chosen;
  return wantsContrast ? 'contrast' : isDark ? 'dark' : 'light';
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

export function useTheme(): Theme {
  const { theme } = useSettings();
  const wantsContrast = useMedia(CONTRAST);
  const isDark = useMedia(DARK);
  return themeOf(theme, wantsContrast, isDark);
}

export function dress({ lang, theme, speed, textSize }: Settings): void {
  const html = document.documentElement;
  html.lang = lang;
  html.dataset.theme = themeOf(theme, matchMedia(CONTRAST).matches, matchMedia(DARK).matches);
  html.dataset.speed = speed;
  html.style.setProperty('--text-size', String(textSize));
  const ground = getComputedStyle(html).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** Follows the settings and the system. */
export function useAppearance(): void {
  const settings = useSettings();
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `theme` is what `dress` finds out from the system.
  useEffect(() => dress(settings), [settings, theme]);
}
