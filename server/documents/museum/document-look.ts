// What mails and documents take of the museum's look. Each brings its logo along, so that nothing is loaded from elsewhere.
import type { DrawnLogo, StoredLook } from '../../museum-folder/look/stored-look.ts';
import { DEFAULT_COLOURS, type Theme } from '../../museum-folder/theme.ts';

export type Colours = {
  /** `#rrggbb`, as are the others. */
  readonly accent: string;
  readonly ink: string;
  readonly ink_soft: string;
  readonly paper: string;
};

export type DocumentLook = {
  readonly logo?: { readonly light: DrawnLogo; readonly dark?: DrawnLogo; readonly plate: boolean };
  /** Missing where the museum has none of its own: mails are black on white, then. */
  readonly colours?: { readonly light: Colours; readonly dark: Colours };
  /** Whether its text is set in a face with serifs; missing where it has no face of its own. */
  readonly serif?: boolean;
  /** The files of its own faces, by what they set in print (document-fonts.ts). */
  readonly faces?: { readonly text?: string; readonly strong?: string; readonly display?: string };
};

/** @param settings the museum's */
export function documentLook({
  look,
  theme,
}: {
  readonly look?: StoredLook | undefined;
  readonly theme?: Theme | undefined;
}): DocumentLook {
  const { logo, faces } = look ?? {};
  const print = { ...faces?.text?.print, ...faces?.headings?.print };
  return {
    ...(logo && {
      logo: {
        light: logo.light.drawn,
        ...(logo.dark && { dark: logo.dark.drawn }),
        plate: logo.plate,
      },
    }),
    ...((theme?.light || theme?.dark) && {
      colours: { light: coloursOf(theme, 'light'), dark: coloursOf(theme, 'dark') },
    }),
    ...(faces?.text && { serif: faces.text.serif }),
    ...(Object.keys(print).length > 0 && { faces: print }),
  };
}

/** Those of the pages: an import has measured each text on the paper (theme.ts). */
function coloursOf(theme: Theme, side: 'light' | 'dark'): Colours {
  const { accent, ink, ink_soft, paper } = { ...DEFAULT_COLOURS[side], ...theme[side] };
  return { accent, ink, ink_soft, paper };
}

/** How large a logo is shown, in the unit of `height`. */
export function logoSize(
  logo: Pick<DrawnLogo, 'width' | 'height'>,
  height: number,
  mostWidth: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(height / logo.height, mostWidth / logo.width);
  return { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
}
