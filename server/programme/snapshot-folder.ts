// A folder on disk as it is at one moment, so that what is imported is what its revision says.
import { isProgrammePath, MOST_FILES, MOST_FOLDER_BYTES } from '../../domain/programme/folder-path.ts';
import { filesOnDisk } from '../museum-folder/folder-files.ts';

/** Read besides the programme, and kept in no revision. */
const ACCOUNTS = 'customers.yaml';

/** The folder is larger than a programme may be. */
export class FolderTooLargeError extends Error {
  constructor(what: string) {
    super(`The museum folder is too large: ${what}. Move what is not needed out of it.`);
    this.name = 'FolderTooLargeError';
  }
}

/**
 * The contents of all files that belong to the programme, and of `customers.yaml`, by their paths.
 * @throws FolderTooLargeError
 */
export async function snapshotFolder(folder: string): Promise<Map<string, Buffer>> {
  const disk = filesOnDisk(folder);
  const contents = new Map<string, Buffer>();
  let bytes = 0;
  for (const path of await pathsIn(folder)) {
    const content = await disk.read(path);
    if (!content) continue;
    bytes += content.length;
    if (contents.size >= MOST_FILES) throw new FolderTooLargeError(`it has more than ${MOST_FILES} files`);
    if (bytes > MOST_FOLDER_BYTES)
      throw new FolderTooLargeError(`it has more than ${MOST_FOLDER_BYTES / 1_000_000} MB`);
    contents.set(path, content);
  }
  return contents;
}

async function pathsIn(folder: string): Promise<string[]> {
  const disk = filesOnDisk(folder);
  const names = (await disk.list('')) ?? [];
  // A name without an ending may be a folder; what is none has no list.
  const below = await Promise.all(
    names
      .filter((name) => !name.startsWith('.') && !isProgrammePath(name) && name !== ACCOUNTS)
      .map(async (name) => ((await disk.list(name)) ?? []).map((entry) => `${name}/${entry}`)),
  );
  return [...names, ...below.flat()].filter((path) => isProgrammePath(path) || path === ACCOUNTS);
}
