// A problem in a museum folder, for its author: where to look and what to do.
export type FolderProblem = {
  /** Within the folder: `events/tide.yaml`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly reason: string;
};

/** Everything that is wrong with a folder, one line each: `file:line: reason`. */
export class MuseumFolderError extends Error {
  readonly problems: readonly FolderProblem[];

  constructor(folder: string, problems: readonly FolderProblem[]) {
    const lines = problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
    super(`The museum folder ${folder} cannot be imported:\n${lines.join('\n')}`);
    this.name = 'MuseumFolderError';
    this.problems = problems;
  }
}

export function byPlace(a: FolderProblem, b: FolderProblem): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
