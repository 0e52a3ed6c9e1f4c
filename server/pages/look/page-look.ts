// What every page carries of the museum's look: the style sheet of its colours and faces, the faces to be loaded at once, its
// icons, and the picture that stands for a page without one.
import { FAVICON_PATH, lookPath, MANIFEST_PATH } from '../../../domain/addresses.ts';
import { facesCss } from '../../museum-folder/look/faces-css.ts';
import { themeCss } from '../../museum-folder/theme.ts';
import type { MuseumSettings } from '../../site/museum.ts';

export type PageLook = {
  /** '' where the museum changes nothing. */
  readonly css: string;
  /** Addresses of its faces that the first view needs. */
  readonly fonts: readonly string[];
  /** The shop's own faces, by the beginning of their files' names, that pages no longer use. */
  readonly unused: readonly string[];
  /** Elements of the head, for a page without a host page around it. */
  readonly icons: string;
  /** The path of the picture for social networks; undefined without a logo. */
  readonly share: string | undefined;
};

type LookSettings = Pick<MuseumSettings, 'look' | 'theme'>;

const made = new WeakMap<LookSettings, PageLook>();

/** Made once for each import. */
export function pageLook(settings: LookSettings): PageLook {
  const known = made.get(settings);
  if (known) return known;
  const { look, theme } = settings;
  const { text, headings } = look?.faces ?? {};
  const page = {
    css: themeCss(theme) + facesCss(look?.faces),
    fonts: [text, headings].flatMap((face) => face?.files.map(({ file }) => lookPath({ file })) ?? []),
    unused: [...(text ? ['hanken-grotesk'] : []), ...(headings ? ['bricolage-grotesque'] : [])],
    icons: iconLinks(look),
    share: look?.share && lookPath({ file: look.share }),
  };
  made.set(settings, page);
  return page;
}

function iconLinks(look: MuseumSettings['look']): string {
  const { svg, png, ico, touch } = look?.icons ?? {};
  const links = [
    // Before the drawing: browsers that show both take the last, and those that show no drawings this one.
    ico && `<link rel="icon" sizes="32x32" href="${lookPath({ file: ico })}">`,
    png && `<link rel="icon" type="image/png" href="${lookPath({ file: png })}">`,
    svg && `<link rel="icon" type="image/svg+xml" href="${lookPath({ file: svg })}">`,
    touch && `<link rel="apple-touch-icon" href="${lookPath({ file: touch })}">`,
  ].filter(Boolean);
  const shown =
    svg || png || ico ? links : [`<link rel="icon" type="image/svg+xml" href="${FAVICON_PATH}">`, ...links];
  return [...shown, `<link rel="manifest" href="${MANIFEST_PATH}">`].join('\n');
}
