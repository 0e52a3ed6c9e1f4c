// The JSON of the museum itself, to check it when it is read, and the version of everything that an import stores as JSON.
import { Type } from 'typebox';
import { GUEST_FIELDS } from '../customers/folder/guest-fields.ts';
import { StoredLook } from '../museum-folder/look/stored-look.ts';
import { BASIC_FIELDS } from '../museum-folder/museum-basics.ts';
import { StoredText } from '../museum-folder/stored-fields.ts';
import { StoredJsonError } from '../platform/database/stored-json.ts';
import { SITE_FIELDS } from './folder/site-fields.ts';

/**
 * 1: as first released. 2: with the texts filled in that a museum left out; 1 is read like 2, its default is German.
 * It rises when what an import stores changes its shape; what was stored before is then brought into the new shape here.
 */
export const CONTENT_VERSION = 2;

export const StoredSettings = Type.Object({
  ...BASIC_FIELDS,
  ...SITE_FIELDS,
  ...GUEST_FIELDS,
  look: Type.Optional(StoredLook),
});

export const StoredPage = Type.Object({ id: Type.String(), title: StoredText, markdown: StoredText });

/** @throws StoredJsonError where a newer version of the shop has imported the museum */
export function checkVersion(version: number): void {
  if (version > CONTENT_VERSION)
    throw new StoredJsonError(
      'the museum',
      `it was imported by a newer version of the shop (${version}, this one knows ${CONTENT_VERSION})`,
    );
}
