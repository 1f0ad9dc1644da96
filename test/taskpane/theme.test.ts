import { FLUENT_THEMES, luminanceOf, MARK_COLORS, shadeOf, type Shade } from '../../src/taskpane/theme';

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one) ?? NaN, luminanceOf(other) ?? NaN].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the shade of the pane', () => {
  it.each([
    [{ isDarkTheme: true, bodyBackgroundColor: '#ffffff' }, false, 'dark'],
    [{ isDarkTheme: false }, true, 'light'],
    [{ bodyBackgroundColor: '#262626' }, false, 'dark'],
    [{ bodyBackgroundColor: '#E6E6E6' }, true, 'light'],
    [{ bodyBackgroundColor: 'window' }, true, 'dark'],
    [undefined, true, 'dark'],
    [undefined, false, 'light'],
  ] as const)('is Office’s where Office says, else the system’s: %j, %s → %s', (theme, systemDark, shade) => {
    expect(shadeOf(theme, systemDark)).toBe(shade);
  });
});

describe.each(Object.keys(MARK_COLORS) as Shade[])('the colours of marks, %s', (shade) => {
  const theme = FLUENT_THEMES[shade];
  const grounds = [
    theme.colorNeutralBackground1,
    theme.colorNeutralBackground1Hover,
    theme.colorNeutralBackground1Selected,
  ];
  it.each(Object.entries(MARK_COLORS[shade]))('%s reads on every ground of a row (4.5:1)', (_mark, color) => {
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
