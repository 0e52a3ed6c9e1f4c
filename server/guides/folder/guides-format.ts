import type { Static } from 'typebox';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { GUIDES_FIELDS, type GuidesFields } from './guides-fields.ts';

export const guidesFormat: FolderFormat<never, Static<typeof GuidesFields>> = { fields: GUIDES_FIELDS };
