// A folder packed as a ZIP, opened in the browser: the server gets only what it does not have.
import { unzipSync } from 'fflate';
import { isProgrammePath, MOST_FILE_BYTES, MOST_FOLDER_BYTES } from '../../domain/programme/folder-path.ts';

export type FolderRead =
  | { readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly problem: 'noZip' | 'noMuseum' | 'all.tooLarge' }
  | { readonly problem: 'tooLarge'; readonly path: string };

/** The files of the programme in it, by their paths from where `museum.yaml` lies. */
export function readZip(packed: Uint8Array): FolderRead {
  const names: { readonly name: string; readonly size: number }[] = [];
  // Looked through first: nothing is unpacked that would not fit.
  if (!opened(packed, (name, size) => void names.push({ name, size }))) return { problem: 'noZip' };
  const museum = names
    .map(({ name }) => name)
    .filter((name) => /(^|\/)museum\.yaml$/.test(name))
    .sort((a, b) => a.length - b.length)[0];
  if (museum === undefined) return { problem: 'noMuseum' };
  const before = museum.slice(0, -'museum.yaml'.length);
  const pathOf = (name: string) => (name.startsWith(before) ? name.slice(before.length) : '');
  const wanted = names.filter(({ name }) => isProgrammePath(pathOf(name)));
  const large = wanted.find(({ size }) => size > MOST_FILE_BYTES);
  if (large) return { problem: 'tooLarge', path: pathOf(large.name) };
  if (wanted.reduce((sum, { size }) => sum + size, 0) > MOST_FOLDER_BYTES) return { problem: 'all.tooLarge' };
  const contents = opened(packed, (name) => isProgrammePath(pathOf(name)));
  if (!contents) return { problem: 'noZip' };
  return { files: new Map(Object.entries(contents).map(([name, content]) => [pathOf(name), content])) };
}

function opened(packed: Uint8Array, take: (name: string, size: number) => boolean | undefined) {
  try {
    return unzipSync(packed, { filter: ({ name, originalSize }) => take(name, originalSize) === true });
  } catch {
    return undefined;
  }
}
