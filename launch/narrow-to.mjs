import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-24.mjs';

/**
 * This command's arguments for a test runner: a word that a test file of `folder` has in its path stays, and narrows the
 * run to such files; any other is part of a test's name, and goes behind `nameOption`. Options are handed on.
 */
export function narrowTo(folder, nameOption, args = process.argv.slice(2)) {
  const files = readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`);
  const tests = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  return args.flatMap((word) => {
    const isFile = tests.some((file) => file.includes(word));
    return word.startsWith('-') || isFile ? [word] : [nameOption, word];
  });
}
