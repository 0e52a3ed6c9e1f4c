// Two people have changed the folder, each from the same revision. What only one of them touched is theirs; a file that both
// changed differently is a conflict, which somebody decides. Files are compared whole: half of each would be neither's.

/** The files of a folder: the hash of each content by its path. */
export type FileList = Readonly<Record<string, string>>;

export type Merged = {
  /** In a conflict the file as it is in `mine`. */
  readonly files: FileList;
  /** Paths, in order. */
  readonly conflicts: readonly string[];
};

/** @param base what both were made from */
export function mergeFiles(base: FileList, mine: FileList, theirs: FileList): Merged {
  const files: Record<string, string> = {};
  const conflicts: string[] = [];
  for (const path of pathsOf(base, mine, theirs)) {
    const [before, here, there] = [base[path], mine[path], theirs[path]];
    const isConflict = here !== there && here !== before && there !== before;
    if (isConflict) conflicts.push(path);
    const kept = here === before ? there : here;
    if (kept !== undefined) files[path] = kept;
  }
  return { files, conflicts };
}

/** Every conflict decided. @param takeTheirs the paths that are theirs; of the others mine is kept */
export function settleConflicts(merged: Merged, theirs: FileList, takeTheirs: readonly string[]): FileList {
  const files: Record<string, string> = { ...merged.files };
  for (const path of merged.conflicts.filter((one) => takeTheirs.includes(one))) {
    const there = theirs[path];
    if (there === undefined) delete files[path];
    else files[path] = there;
  }
  return files;
}

/** The paths whose content differs, in order. */
export function changedPaths(before: FileList, after: FileList): string[] {
  return pathsOf(before, after).filter((path) => before[path] !== after[path]);
}

function pathsOf(...lists: readonly FileList[]): string[] {
  return [...new Set(lists.flatMap((list) => Object.keys(list)))].sort();
}
