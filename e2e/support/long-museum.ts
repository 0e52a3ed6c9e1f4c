// The demo museum with names as long as museums, houses and exhibitions have them, and words that no line of a phone holds.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** 126 letters, as the full name of a foundation. */
export const LONG_MUSEUM =
  'Stiftung Landesmuseum für Binnenschifffahrt, Wasserbaugeschichte und Industriekultur der norddeutschen Küstenregionen am Strom';

/** A word of 51 letters, Denmark's longest, and one of 42. */
const WORD = 'Speciallægepraksisplanlægningsstabiliseringsperiode';
const SHORTER_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** Added to what is sold: 110 letters and more in all. */
const TITLE = `: ${WORD} und die ${SHORTER_WORD}e der Oberhafenkantine`;
/** Added to tickets, houses, groups and ways to pay. */
const NAME = ` für ${SHORTER_WORD}sanwärterinnen`;

/** Where products, houses and tickets live. */
const FOLDERS = ['events', 'tours', 'articles', 'vouchers', '.'];

/** Makes the names in a museum's folder long, in every language. Their beginnings stay. */
export function lengthenNames(folder: string): void {
  for (const name of FOLDERS)
    for (const file of readdirSync(join(folder, name))) {
      const path = join(folder, name, file);
      if (!file.endsWith('.yaml') || !statSync(path).isFile()) continue;
      const museum = parse(readFileSync(path, 'utf8')) as unknown;
      const changed =
        file === 'museum.yaml' ? { ...(lengthen(museum, '') as object), ...NAMES } : lengthen(museum, '');
      writeFileSync(path, stringify(changed));
    }
}

const NAMES = { name: LONG_MUSEUM, siteName: LONG_MUSEUM, siteNameTranslations: { de: LONG_MUSEUM } };

function lengthen(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthen(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === 'name' && typeof part === 'object'
        ? [key, withEnd(part as Record<string, string>, path === '' ? TITLE : NAME)]
        : [key, lengthen(part, `${path}.${key}`)],
    ),
  );
}

/** A text that is left empty stays so. */
function withEnd(text: Record<string, string>, end: string) {
  return Object.fromEntries(
    Object.entries(text).map(([language, words]) => [language, words && words + end]),
  );
}
