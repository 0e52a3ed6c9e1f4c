// What groups may ask for, as the museum has set it.
import type { RequestKind } from '../../domain/group-requests/group-requests-contract.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { settingsPart } from '../museum-folder/settings-part.ts';
import { GroupRequestFields } from './folder/group-request-fields.ts';

export type RequestsMuseum = { readonly museum: { readonly settings: object } };

/** `GET group-request`: null where the museum takes no requests. */
export function requestKinds({ museum }: RequestsMuseum, language: Language): RequestKind[] | null {
  const { group_requests: wanted } = settingsPart(museum.settings, GroupRequestFields);
  if (!wanted) return null;
  return wanted.kinds.map(({ id, name, text, questions = [] }) => ({
    id,
    name: inLanguage(name, language),
    text: inLanguage(text, language),
    questions: questions.map((question) => ({
      qId: question.id,
      type: question.type,
      label: inLanguage(question.label, language),
      hint: inLanguage(question.hint, language),
      required: question.required ?? false,
      ...(question.options && {
        options: question.options.map(({ value, label }) => ({ value, label: inLanguage(label, language) })),
      }),
      ...(question.min !== undefined && { min: question.min }),
      ...(question.max !== undefined && { max: question.max }),
    })),
  }));
}
