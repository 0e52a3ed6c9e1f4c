// A refusal in the caller's language (spec decisions 2): `{code, message, errors?}` and the status of its code.
import type { Language } from '../../domain/language.ts';
import { type FieldErrors, REFUSAL_STATUS, type Refusal } from '../../domain/refusal.ts';
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
      message: t(`refusal.${refused}`, { minutes: minutesUntil(retryAfter), ...argumentsOf(details) }),
      ...(errors ? { errors } : {}),
    },
  };
}

/** `{minutes}` until it may be tried again: rounded up, at least 1. */
function minutesUntil(retryAfter = 60): number {
  return Math.max(1, Math.ceil(retryAfter / 60));
}

/** The details that a message may contain: numbers and texts, `{least}`. */
function argumentsOf(details: Record<string, unknown> = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
