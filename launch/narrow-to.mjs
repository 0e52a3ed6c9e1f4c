import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-24.mjs';

/**
 * Turns this command's arguments into those of a test runner. A word that occurs in the path of a test file in `folder`
 * selects those files. Any other word selects tests by their name, with `nameOption`. Options are passed on unchanged.
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
