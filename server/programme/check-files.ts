// The checks of an import, without importing: what is wrong with a folder, at its file and line.
import type { FolderFiles } from '../museum-folder/folder-files.ts';
import { type FolderProblem, MuseumFolderError } from '../museum-folder/folder-problem.ts';

/** Everything that is wrong with it; empty where it can be published, unless only the database knows better. */
export async function checkFiles(files: FolderFiles, now: Date): Promise<readonly FolderProblem[]> {
  try {
    // Loaded with the first draft: most shops that start read no folder.
    const { readMuseumFolder } = await import('../museum-import/read-museum-folder.ts');
    await readMuseumFolder(files, now);
    return [];
  } catch (problem) {
    if (problem instanceof MuseumFolderError) return problem.problems;
    throw problem;
  }
}
