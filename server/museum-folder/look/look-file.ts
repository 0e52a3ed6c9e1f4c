// A file of the museum's look as visitors get it: its name says what it is and carries the content's hash, so that a change
// is another address and every browser may keep it for ever.
import { createHash } from 'node:crypto';

export type LookFile = {
  /** `logo.ab12cd34.svg` */
  readonly name: string;
  readonly content: Buffer;
  readonly contentType: string;
};

export const LOOK_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  /** For print alone: it is never sent to visitors. */
  sfnt: 'font/sfnt',
} as const;

/** @param stem what it is: lower-case letters and hyphens */
export function lookFile(stem: string, ending: keyof typeof LOOK_TYPES, content: Buffer): LookFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `${stem}.${hash}.${ending}`, content, contentType: LOOK_TYPES[ending] };
}
