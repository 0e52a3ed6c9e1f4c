// Which files of a folder are the programme: texts, pictures and faces, at most one folder deep. Everything else that lies about
// (notes of a system, drawings' sources) is left out, but not what somebody may have meant to be read: the check names it. So is `customers.yaml`: its passwords and addresses are for a demo or a
// test, and a history that is kept must not keep them.

const ENDINGS = [
  // `.txt` and `.json` are never read, but `terms.de.md.txt` and `events/tide.json` are named by the check.
  ...['yaml', 'yml', 'md', 'txt', 'json'],
  ...['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'heic', 'ico'],
  ...['woff2', 'woff', 'ttf', 'otf'],
];
const NAME = '[^/\\\\.\\p{Cc}][^/\\\\\\p{Cc}]*';
const FOLDER_PATH = new RegExp(`^(${NAME}/)?${NAME}\\.(${ENDINGS.join('|')})$`, 'iu');
/** A text in a folder within a folder is never read, and named by the check, too. */
const TOO_DEEP = new RegExp(
  `^(events|tours|articles|vouchers|pages)/${NAME}/${NAME}\\.(ya?ml|md|json)$`,
  'iu',
);
const LONGEST = 200;

/** One file, and all files of a folder. A picture from a good camera has 10 MB. */
export const MOST_FILE_BYTES = 32_000_000;
export const MOST_FOLDER_BYTES = 500_000_000;
export const MOST_FILES = 5000;

/** Whether a file belongs to the programme. */
export function isProgrammePath(path: string): boolean {
  return (
    path.length <= LONGEST && path !== 'customers.yaml' && (FOLDER_PATH.test(path) || TOO_DEEP.test(path))
  );
}

/** What may be edited as text. */
export function isTextPath(path: string): boolean {
  return /\.(ya?ml|md)$/.test(path);
}
