// The museum's own colours and corners in place of the shop's (ui/tokens.css): the fields of `theme`, whether text in them can
// be read, and the style sheet that they make (ADR 077).
import { type Static, Type } from 'typebox';
import { contrastOf, TEXT_CONTRAST } from './contrast.ts';
import { Colour, FaceName, strict } from './museum-fields.ts';
import type { ReadFile } from './yaml-file.ts';

const Colours = Type.Object(
  {
    accent: Type.Optional(Colour),
    ink: Type.Optional(Colour),
    ink_soft: Type.Optional(Colour),
    paper: Type.Optional(Colour),
    paper_deep: Type.Optional(Colour),
  },
  strict,
);

/** Files of `fonts/`. */
const Faces = Type.Object(
  {
    text: Type.Optional(FaceName),
    /** Beside a `text` of one weight. */
    text_bold: Type.Optional(FaceName),
    headings: Type.Optional(FaceName),
  },
  strict,
);
export type Faces = Static<typeof Faces>;

export const Theme = Type.Object(
  {
    light: Type.Optional(Colours),
    dark: Type.Optional(Colours),
    /** How round corners are, in pixels. */
    corner: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
    /** Its own faces. */
    faces: Type.Optional(Faces),
  },
  strict,
);
export type Theme = Static<typeof Theme>;

/** What ui/tokens.css says. */
export const DEFAULT_COLOURS = {
  light: {
    accent: '#00598c',
    ink: '#11181c',
    ink_soft: '#4e5a61',
    paper: '#fbfcfb',
    paper_deep: '#eff2f1',
    good: '#17683a',
    attention: '#875000',
    error: '#b1241b',
  },
  dark: {
    accent: '#7cc6ee',
    ink: '#eceeea',
    ink_soft: '#aeb9bd',
    paper: '#11171a',
    paper_deep: '#1d2528',
    good: '#7fd39d',
    attention: '#f2bc5f',
    error: '#ff9384',
  },
} as const;

export const SIDES = ['light', 'dark'] as const;
const TEXTS = ['accent', 'ink', 'ink_soft', 'good', 'attention', 'error'] as const;
const PAPERS = ['paper', 'paper_deep'] as const;

/** The paper that pages have by day or by night. */
export function paperOf(theme: Theme | undefined, side: (typeof SIDES)[number]): string {
  return theme?.[side]?.paper ?? DEFAULT_COLOURS[side].paper;
}

/** Reports every text that cannot be read on one of the papers, at the colour that the museum has chosen. */
export function checkTheme({ value, report }: ReadFile<{ readonly theme?: Theme | undefined }>): void {
  for (const side of SIDES) {
    const chosen = value.theme?.[side] ?? {};
    const colours = { ...DEFAULT_COLOURS[side], ...chosen };
    for (const text of TEXTS)
      for (const paper of PAPERS) {
        const contrast = contrastOf(colours[text], colours[paper]);
        if (contrast >= TEXT_CONTRAST) continue;
        const at = text in chosen ? text : paper;
        // Rounded down, or 4.47 would be refused as 4.5.
        const figure = Math.floor(contrast * 10) / 10;
        report(
          ['theme', side, at],
          `${text} ${colours[text]} has a contrast of ${figure}:1 on ${paper} ${colours[paper]}; text needs ${TEXT_CONTRAST}:1`,
        );
      }
  }
}

/** The style sheet that puts the museum's tokens in place of the shop's; '' where it changes none. Printed pages keep theirs. */
export function themeCss(theme: Theme | undefined): string {
  const corner = theme?.corner === undefined ? '' : `:root{--corner:${theme.corner}px}`;
  const sides = SIDES.map((side) => {
    const tokens = Object.entries(theme?.[side] ?? {}).map(
      ([name, colour]) => `--${name.replaceAll('_', '-')}:${colour}`,
    );
    const scheme =
      side === 'light' ? 'not all and (prefers-color-scheme:dark)' : '(prefers-color-scheme:dark)';
    return tokens.length > 0 ? `@media ${scheme}{:root{${tokens.join(';')}}}` : '';
  });
  const css = `${corner}${sides.join('')}`;
  return css && `@media screen{@layer tokens{${css}}}`;
}
