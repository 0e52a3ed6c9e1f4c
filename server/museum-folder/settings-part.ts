// A module's own fields of `museum.yaml`, out of the settings that the database keeps: checked once per import.
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

const checked = new WeakMap<object, Set<TSchema>>();

/** The settings as a module knows them. */
export function settingsPart<Part extends TSchema>(settings: object, part: Part): Static<Part> {
  const known = checked.get(settings) ?? new Set();
  checked.set(settings, known);
  if (!known.has(part)) {
    if (!Check(part, settings)) {
      const [problem] = Errors(part, settings);
      throw new Error(
        `the museum's stored settings are wrong at ${problem?.instancePath}: ${problem?.message}; import the museum again`,
      );
    }
    known.add(part);
  }
  return settings as Static<Part>;
}
