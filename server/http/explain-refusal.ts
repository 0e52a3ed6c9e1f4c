// A refusal in the caller's language (spec decisions 2): `{code, message, errors?}` and the status of its code.
import type { Language } from '../../domain/language.ts';
import { isDay, isMuseumDateTime } from '../../domain/museum-time.ts';
import { type FieldErrors, REFUSAL_STATUS, type Refusal } from '../../domain/refusal.ts';
import { createFormats } from '../../domain/wording/formats.ts';
import { type CompiledWording, createTranslate } from '../../domain/wording/translate.ts';

export type ExplainedRefusal = {
  readonly status: number;
  readonly body: { readonly code: string; readonly message: string; readonly errors?: FieldErrors };
};
export type ExplainRefusal = (refusal: Refusal, language: Language) => ExplainedRefusal;

/** @param wording the language's compiled wording, `refusal.*` and `field.*` in it */
export function explainRefusal(
  wording: CompiledWording,
  language: Language,
  { refused, fields, details, retryAfter }: Refusal,
): ExplainedRefusal {
  const t = createTranslate<Record<string, string>>(wording, language) as (
    key: string,
    values?: Record<string, string | number>,
  ) => string;
  const errors =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([field, problems]) => [
        field,
        problems.map((problem) => t(`field.${problem}`)),
      ]),
    );
  return {
    status: REFUSAL_STATUS[refused],
    body: {
      ...details,
      code: refused,
      message: t(`refusal.${refused}`, {
        minutes: minutesUntil(retryAfter),
        ...argumentsOf(details, language),
      }),
      ...(errors ? { errors } : {}),
    },
  };
}

/** `{minutes}` until it may be tried again: rounded up, at least 1. */
function minutesUntil(retryAfter = 60): number {
  return Math.max(1, Math.ceil(retryAfter / 60));
}

/** The details that a message may contain: numbers and texts, `{least}`; days as the language writes them. */
function argumentsOf(
  details: Record<string, unknown> = {},
  language: Language,
): Record<string, string | number> {
  const { moment } = createFormats(language);
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'number') return [[name, value]];
      if (typeof value !== 'string') return [];
      return [[name, isDay(value) || isMuseumDateTime(value) ? moment(value) : value]];
    }),
  );
}
