// What the mail about a closed time says (ADR 133): the text that is there in every language, then the museum's own sentences.

import type { Cause, Unanswered } from '../../../domain/closings/closing.ts';
import type { Language } from '../../../domain/language.ts';
import { closingWording } from '../../../domain/wording/closing/closing-wording.ts';
import type { closingEn } from '../../../domain/wording/closing/en.ts';
import type { Translate } from '../../../domain/wording/message.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';

/** @param overrides the museum's own wording */
export function closingTexts(
  language: Language,
  overrides: Readonly<Record<string, string>> | undefined,
): Translate<typeof closingEn> {
  return createTranslate<typeof closingEn>(compileWording(closingWording[language], overrides), language);
}

/** What happens without an answer, in the visitor's words. */
export function withoutAnswer(say: Translate<typeof closingEn>, unanswered: Unanswered): string {
  return say(`closing.mail.after.${unanswered}`);
}

/** What it is about, in one line. */
export function subjectOf(say: Translate<typeof closingEn>, cause: Cause, title: string): string {
  return say(cause === 'few' ? 'closing.mail.subject.few' : 'closing.mail.subject', { title });
}

/** Why the visit cannot take place, and what is asked. */
export function sentenceOf(say: Translate<typeof closingEn>, cause: Cause, museum: string): string {
  return say(cause === 'few' ? 'closing.mail.text.few' : 'closing.mail.text', { museum });
}
