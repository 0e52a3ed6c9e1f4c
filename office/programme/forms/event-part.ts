import type { Language } from '../../../domain/language.ts';
import type { EventChoices, EventForm } from '../../../domain/programme/event-form.ts';

/** What each part of the form is given. */
export type EventPart = {
  values: EventForm;
  errors: Readonly<Record<string, string | undefined>>;
  choices: EventChoices;
  /** Those that are shown; the museum's default language is always among them, and first. */
  languages: readonly Language[];
  change: (values: EventForm) => void;
};
