// The door, in `museum.yaml`.
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { DOOR_FIELDS, type DoorFields } from './door-fields.ts';

export const doorFormat: FolderFormat<never, DoorFields> = { fields: DOOR_FIELDS };
