// A folder on disk as it is at one moment, so that what is imported is what its revision says.
import { isProgrammePath, MOST_FILES, MOST_FOLDER_BYTES } from '../../domain/programme/folder-path.ts';
import { type FolderFiles, filesOnDisk } from '../museum-folder/folder-files.ts';
import { byPlace, type FolderProblem, MuseumFolderError } from '../museum-folder/folder-problem.ts';

/** `customers.yaml`, and what the check says is nearly its name: read besides the programme, and kept in no revision. */
const ACCOUNTS = /^customers\.(ya?ml|json)(\.txt)?$/i;

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
 * @throws MuseumFolderError with everything that is named like a file and cannot be read as one
 */
export async function snapshotFolder(folder: string): Promise<Map<string, Buffer>> {
  const disk = filesOnDisk(folder);
  const contents = new Map<string, Buffer>();
  const problems: FolderProblem[] = [];
  let bytes = 0;
  for (const path of await pathsIn(folder)) {
    const content = await contentOf(disk, path);
    if (typeof content === 'string') {
      problems.push({ file: path, line: 1, reason: content });
      continue;
    }
    bytes += content.length;
    if (contents.size >= MOST_FILES) throw new FolderTooLargeError(`it has more than ${MOST_FILES} files`);
    if (bytes > MOST_FOLDER_BYTES)
      throw new FolderTooLargeError(`it has more than ${MOST_FOLDER_BYTES / 1_000_000} MB`);
    contents.set(path, content);
  }
  if (problems.length > 0) throw new MuseumFolderError(folder, problems.sort(byPlace));
  return contents;
}

/** Why not, where it cannot be read: what is left out without a word would be withdrawn. */
async function contentOf(disk: FolderFiles, path: string): Promise<Buffer | string> {
  try {
    return (await disk.read(path)) ?? 'is a link that leads nowhere';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') return 'is a folder, and named like a file';
    if (code === 'ELOOP') return 'is a link that leads back to itself';
    throw error;
  }
}

async function pathsIn(folder: string): Promise<string[]> {
  const disk = filesOnDisk(folder);
  const names = (await disk.list('')) ?? [];
  const below = await pathsBelow(disk, names);
  const deeper = await pathsBelow(
    disk,
    below.filter((path) => ['x.yaml', 'x.md'].some((name) => isProgrammePath(`${path}/${name}`))),
  );
  return [...names, ...below, ...deeper].filter((path) => isProgrammePath(path) || ACCOUNTS.test(path));
}

/** A name without an ending may be a folder; what is none has no list. */
async function pathsBelow(disk: FolderFiles, paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths
      .filter((path) => !path.startsWith('.') && !isProgrammePath(path) && !ACCOUNTS.test(path))
      .map(async (path) => ((await disk.list(path)) ?? []).map((entry) => `${path}/${entry}`)),
  );
  return lists.flat();
}
