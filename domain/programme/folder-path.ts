// Which files of a folder are the programme: texts, pictures and faces, at most one folder deep, and what somebody may have meant
// to be read, so that the check can name it. Everything else that lies about (notes of a system, drawings' sources) is left out.
// So is `customers.yaml`, whatever its ending: its passwords and addresses are for a demo or a test, and the history must not keep
// them.

const ENDINGS = [
  // `.txt` is never read, but `terms.de.md.txt` is named by the check.
  ...['yaml', 'yml', 'md', 'txt'],
  ...['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'heic', 'ico'],
  ...['woff2', 'woff', 'ttf', 'otf'],
];
const NAME = '[^/\\\\.\\p{Cc}][^/\\\\\\p{Cc}]*';
const FOLDER_PATH = new RegExp(`^(${NAME}/)?${NAME}\\.(${ENDINGS.join('|')})$`, 'iu');
const KINDS = 'events|tours|articles|vouchers';
/** JSON in the place of YAML, and a text in a folder within a folder, are never read, and named by the check, too. */
const NAMED_BY_CHECK = [
  new RegExp(`^((${KINDS})/${NAME}|museum|shipping|voucher-codes)\\.json$`, 'iu'),
  new RegExp(`^(${KINDS})/${NAME}/${NAME}\\.(ya?ml|json)$`, 'iu'),
  new RegExp(`^pages/${NAME}/${NAME}\\.md$`, 'iu'),
];
const ACCOUNTS = /^customers\./i;
const LONGEST = 200;

/** One file, and all files of a folder. A picture from a good camera has 10 MB. */
export const MOST_FILE_BYTES = 32_000_000;
export const MOST_FOLDER_BYTES = 500_000_000;
export const MOST_FILES = 5000;

/** Whether a file belongs to the programme. */
export function isProgrammePath(path: string): boolean {
  if (path.length > LONGEST || ACCOUNTS.test(path)) return false;
  return [FOLDER_PATH, ...NAMED_BY_CHECK].some((known) => known.test(path));
}

/** What may be edited as text. */
export function isTextPath(path: string): boolean {
  return /\.(ya?ml|md)$/.test(path);
}
