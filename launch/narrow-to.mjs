import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-24.mjs';

/**
 * Turns this command's arguments into those of a test runner. A word that occurs in the path of a test file in `folder`
 * selects those files. The other words select tests by their name, with `nameOption`. Options are passed on unchanged.
 */
export function narrowTo(folder, nameOption, args = process.argv.slice(2)) {
  const files = readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`);
  const tests = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const isName = (word) => !word.startsWith('-') && !tests.some((file) => file.includes(word));
  const names = args.filter(isName).map(literally);
  // Both runners take one name, as a regular expression.
  return [
    ...args.filter((word) => !isName(word)),
    ...(names.length > 0 ? [nameOption, names.join('|')] : []),
  ];
}

function literally(word) {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
