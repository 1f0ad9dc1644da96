/**
 * Office's theme as a Fluent theme, and the colours of the marks in each. Colour never stands alone: every use has its icon and
 * word beside it. Contrast of each colour with its ground is held by a test.
 */
import { webDarkTheme, webLightTheme, type Theme } from '@fluentui/react-components';
import type { Mark } from '../verifier/report';

export type Shade = 'light' | 'dark';

/** Text and icon colour of a mark, at least 4.5:1 on the grounds of its shade. */
export const MARK_COLORS: Readonly<Record<Shade, Readonly<Record<Mark, string>>>> = {
  light: { stop: '#c50f1f', mismatch: '#7719aa', unverified: '#8a5300', found: '#107c10', none: '#616161' },
  dark: { stop: '#ff99a4', mismatch: '#d9a6f5', unverified: '#f2b75c', found: '#7fd67f', none: '#b3b3b3' },
};

export const FLUENT_THEMES: Readonly<Record<Shade, Theme>> = { light: webLightTheme, dark: webDarkTheme };

/** What of `Office.context.officeTheme` decides; hosts fill in some, all or none of it. */
export interface OfficeThemeLike {
  readonly isDarkTheme?: boolean;
  readonly bodyBackgroundColor?: string;
}

/** The shade that Office shows; where Office does not say, the one the system prefers. */
export function shadeOf(theme: OfficeThemeLike | null | undefined, systemPrefersDark: boolean): Shade {
  if (theme?.isDarkTheme !== undefined) return theme.isDarkTheme ? 'dark' : 'light';
  const luminance = theme?.bodyBackgroundColor === undefined ? null : luminanceOf(theme.bodyBackgroundColor);
  if (luminance !== null) return luminance < 0.4 ? 'dark' : 'light';
  return systemPrefersDark ? 'dark' : 'light';
}

/** Relative luminance (WCAG 2.2) of `#rrggbb`, 0 to 1; null where the text is no such colour. */
export function luminanceOf(color: string): number | null {
  const digits = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(color.trim())?.[1];
  if (digits === undefined) return null;
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
