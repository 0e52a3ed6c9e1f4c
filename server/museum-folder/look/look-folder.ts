// The files of the museum folder's root that belong to its look, and where what is wrong with them is reported.
import { extname } from 'node:path';
import type { FolderFiles } from '../folder-files.ts';
import type { Theme } from '../theme.ts';
import { svgProblems } from './check-svg.ts';

export type LookFolder = {
  readonly folder: FolderFiles;
  readonly theme: Theme | undefined;
  /** The names of those that were found. */
  readonly read: Set<string>;
  /** Says what is wrong with a file, by its name within the folder. */
  readonly refuse: (file: string, reason: string) => void;
};

/** What each of them may be. */
export const LOOK_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  logo: ['.svg', '.png'],
  'logo-dark': ['.svg', '.png'],
  favicon: ['.svg', '.png', '.ico'],
  'touch-icon': ['.png'],
};

const KILO = 1024;
/** Bytes: visitors load a drawing as it is, and a picture once it is made smaller. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  '.svg': 100 * KILO,
  '.png': 2048 * KILO,
  '.ico': 100 * KILO,
};

/** The content of a file, where it is there and may be used as far as its name, its size and its markup tell. */
export async function readLookFile(
  { folder, read, refuse }: LookFolder,
  file: string,
): Promise<Buffer | undefined> {
  const content = await folder.read(file);
  if (!content) return undefined;
  read.add(file);
  const ending = extname(file);
  const most = MOST_BYTES[ending] ?? 0;
  const reasons =
    content.length > most
      ? [`is too large: ${kilobytes(content.length)}, at most ${kilobytes(most)}`]
      : ending === '.svg'
        ? svgProblems(content.toString('utf8'))
        : [];
  for (const reason of reasons) refuse(file, reason);
  return reasons.length > 0 ? undefined : content;
}

export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / KILO)} KB`;
}

/** Reports what is meant to be one of them and is named differently: it would go unnoticed. */
export async function reportOtherNames({ folder, refuse }: LookFolder): Promise<void> {
  for (const entry of (await folder.list('')) ?? []) {
    const ending = extname(entry);
    const stem = entry.slice(0, entry.length - ending.length);
    const meant = stem.toLowerCase().replaceAll('_', '-').replace('apple-', '');
    const endings = LOOK_ENDINGS[meant];
    if (!endings || ending === '' || (stem === meant && endings.includes(ending))) continue;
    refuse(entry, `is not read: name it ${endings.map((one) => meant + one).join(' or ')}`);
  }
}
