// A module's own fields of `museum.yaml`, out of the settings that the database keeps: checked once per import.
import type { Static, TSchema } from 'typebox';
import { checkStored } from '../platform/database/stored-json.ts';

const checked = new WeakMap<object, Set<TSchema>>();

/**
 * The settings as a module knows them.
 * @throws StoredJsonError
 */
export function settingsPart<Part extends TSchema>(settings: object, part: Part): Static<Part> {
  const known = checked.get(settings) ?? new Set();
  checked.set(settings, known);
  if (!known.has(part)) checkStored('the museum’s settings', part, settings);
  known.add(part);
  return settings as Static<Part>;
}
