// Files and folders whose names are nearly those that an import reads. They would be ignored, and everything that they hold
// withdrawn: `voucher/` in place of `vouchers/`.
import { dirname } from 'node:path';
import type { FolderFiles } from './folder-files.ts';
import type { FolderProblem } from './folder-problem.ts';

const SHORT = 8;
const JSON_FILE = /\.json$/i;
const AS_YAML = 'is not read; end its name in .yaml, JSON can stay as it is';

/**
 * Reports what is named almost right.
 * @param patterns what an import reads, such as `tours/*.yaml` and `shipping.yaml`
 */
export async function reportMisnamed(
  folder: FolderFiles,
  patterns: readonly string[],
  problems: FolderProblem[],
): Promise<void> {
  const folders = patterns.filter((pattern) => pattern.includes('/')).map(dirname);
  const names = new Set([...folders, ...patterns.filter((pattern) => !pattern.includes('/'))]);
  const shown = (name: string) => (folders.includes(name) ? `${name}/` : name);
  const reportEnding = (file: string) => {
    const reason = endingProblem(file);
    if (reason) problems.push({ file, line: 1, reason });
  };
  for (const entry of (await folder.list('')) ?? []) {
    const meant = names.has(entry) ? undefined : [...names].find((name) => isNearly(entry, name));
    if (meant) problems.push({ file: entry, line: 1, reason: `is not read; did you mean ${shown(meant)}?` });
    else if (names.has(entry.replace(/\.txt$/i, ''))) reportEnding(entry);
    else if (names.has(entry.replace(JSON_FILE, '.yaml')))
      problems.push({ file: entry, line: 1, reason: AS_YAML });
  }
  for (const name of new Set(folders)) {
    for (const entry of (await folder.list(name)) ?? []) {
      reportEnding(`${name}/${entry}`);
    }
  }
  for (const pattern of patterns.filter((name) => /\*\.(yaml|md)$/.test(name)))
    await reportUnread(folder, pattern, problems);
}

/** `events/tide.json`, and `events/winter/tide.yaml`: the files of a folder are read, and not those of the folders in it. */
async function reportUnread(folder: FolderFiles, pattern: string, problems: FolderProblem[]): Promise<void> {
  const name = dirname(pattern);
  const isYaml = pattern.endsWith('.yaml');
  // Other files, such as a README.md beside pictures, were not meant to be read.
  const meant = isYaml ? /\.(ya?ml|json)$/i : /\.md$/i;
  for (const entry of (await folder.list(name)) ?? []) {
    const file = `${name}/${entry}`;
    if (JSON_FILE.test(entry) && isYaml) problems.push({ file, line: 1, reason: AS_YAML });
    if (entry.startsWith('.') || meant.test(entry)) continue;
    const within = (await folder.list(file)) ?? [];
    if (within.some((below) => meant.test(below)))
      problems.push({
        file,
        line: 1,
        reason: `is not read; put its files into ${name}/, or move it elsewhere`,
      });
  }
}

function endingProblem(entry: string): string | undefined {
  // Windows hides it, and editors add it.
  if (/\.(ya?ml|md)\.txt$/i.test(entry)) return 'is not read; leave out its ending .txt';
  const [ending] = /\.(ya?ml|md)$/i.exec(entry) ?? [];
  if (!ending || ending === ending.toLowerCase()) return undefined;
  return `is not read; write its ending in small letters, ${ending.toLowerCase()}`;
}

/** At most two letters apart, one in a short name; capitals do not count. */
function isNearly(name: string, meant: string): boolean {
  const most = meant.length < SHORT ? 1 : 2;
  return Math.abs(name.length - meant.length) <= most && distance(name.toLowerCase(), meant) <= most;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1)
      next[at] = Math.min(
        (next[at - 1] ?? 0) + 1,
        (row[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
