// The files and folders that a text names between backticks, and which of them do not exist.
import { globSync } from 'node:fs';

/** A file by its ending, or a folder of this package, with or without a slash at its end. */
const FILE = /^(?!\/|https?:)[\w*./-]*\w\.(ts|tsx|mjs|sql|css|md|yaml)$/;
const FOLDER =
  /^(architecture|bench|database|docs|domain|door|e2e|launch|museum|office|server|shop|ui)\/[\w*./-]*$/;
/** Stand for a name that the reader puts in. */
const PLACEHOLDERS = /NNNN|NNN|NAME|SECTION/g;

/**
 * The named paths that do not exist, each with its line: `12: domain/cart/gone.ts`. A bare file name counts in every folder
 * that its line names, and in `around`.
 * @param around folders in which the text's bare file names may be
 */
export function missingPaths(text: string, around: readonly string[] = []): string[] {
  return text.split('\n').flatMap((line, index) => {
    const named = [...line.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
    const paths = named.filter((name) => FILE.test(name) || FOLDER.test(name));
    const folders = ['', ...around, ...paths.filter((path) => path.includes('/')).map(folderOf)];
    return paths.filter((path) => !exists(path, folders)).map((path) => `${index + 1}: ${path}`);
  });
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function exists(path: string, folders: readonly string[]): boolean {
  const pattern = path.replaceAll(PLACEHOLDERS, '*').replace(/\/$/, '');
  return folders.some((folder) => globSync(folder.replaceAll(PLACEHOLDERS, '*') + pattern).length > 0);
}
