// The messages between the element in a museum's page and the shop in its frame (ADR 026). Both ignore all other
// messages and all other senders. No message contains a secret.
/** The parameter of the museum's address that holds the shop's. */
export const ADDRESS_PARAMETER = 'foyer';

export type FromShop =
  /** The frame has started. It does not know the page's origin yet. */
  | { readonly foyer: 'hello' }
  /** The frame can be shown: its path, title and height. */
  | { readonly foyer: 'here'; readonly path: string; readonly title: string; readonly height: number }
  /** The visitor went to another page (`push`), or the address of the page was replaced. */
  | { readonly foyer: 'moved'; readonly path: string; readonly push: boolean }
  | { readonly foyer: 'title'; readonly title: string }
  | { readonly foyer: 'size'; readonly height: number }
  /** A new page is shown from its top. */
  | { readonly foyer: 'page'; readonly height: number }
  /** This part of the frame, measured from its top, must be scrolled into view. */
  | { readonly foyer: 'show'; readonly top: number; readonly bottom: number; readonly smooth: boolean };

export type FromElement =
  /** The page's address without the shop's part, and whether the page is dark; `null` if it follows the system. */
  | { readonly foyer: 'host'; readonly href: string; readonly dark: boolean | null }
  /** How much of the frame is hidden above and below, and the height of the visible window. */
  | { readonly foyer: 'view'; readonly top: number; readonly bottom: number; readonly height: number }
  /** Back and forward: show this page of the shop. */
  | { readonly foyer: 'go'; readonly path: string };

const LONGEST_TEXT = 2_000;
const HIGHEST = 200_000;

type Field = (value: unknown) => boolean;

const FROM_SHOP: Record<FromShop['foyer'], Record<string, Field>> = {
  hello: {},
  here: { path: isPath, title: isText, height: isPixels },
  moved: { path: isPath, push: isFlag },
  title: { title: isText },
  size: { height: isPixels },
  page: { height: isPixels },
  show: { top: isPixels, bottom: isPixels, smooth: isFlag },
};

const FROM_ELEMENT: Record<FromElement['foyer'], Record<string, Field>> = {
  host: { href: isText, dark: (value) => value === null || isFlag(value) },
  view: { top: isPixels, bottom: isPixels, height: isPixels },
  go: { path: isPath },
};

/** A message of the shop; undefined for any other message. */
export function readFromShop(data: unknown) {
  return read(data, FROM_SHOP) as FromShop | undefined;
}

function read(data: unknown, shapes: Record<string, Record<string, Field>>): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  const given = data as Record<string, unknown>;
  const kind = given['foyer'];
  if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return undefined;
  return Object.entries(shapes[kind] ?? {}).every(([name, fits]) => fits(given[name])) ? given : undefined;
}

/** A message of the element; undefined for any other message. */
export function readFromElement(data: unknown) {
  return read(data, FROM_ELEMENT) as FromElement | undefined;
}

function isPixels(value: unknown): boolean {
  return typeof value === 'number' && value >= -HIGHEST && value <= HIGHEST;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** A path on the shop's origin. Browsers read `//host` and `/\host` as another origin. */
function isPath(value: unknown): boolean {
  return isText(value) && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value as string);
}
