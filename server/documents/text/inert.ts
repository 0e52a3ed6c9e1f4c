// What visitors type may come to somebody else: a greeting, a name. Mail readers and PDF viewers make links of what looks like
// an address, so it must not look like one to them, though it does to people.

/** Invisible in a mail. */
const NOTHING = '\u200b';
/** Fonts for print have no sign of no width. */
const THIN_SPACE = '\u2009';

/** A visitor's text for a mail, without anything that a mail reader would make a link of. */
export function inert(text: string): string {
  return parted(text, NOTHING);
}

/** The same for print, with a thin space in each address. */
export function inertInPrint(text: string): string {
  return parted(text, THIN_SPACE);
}

/** Apart what only an address has together: a name, a dot and more letters; a scheme and its slashes. */
function parted(text: string, gap: string): string {
  return text.replace(/([\p{L}\p{N}_-])\.(?=\p{L}{2})/gu, `$1.${gap}`).replace(/:(?=\/\/)/g, `:${gap}`);
}
