// A guide as it is typed: the fee is text until it is sent.
import type { GuideForm } from '../../../domain/guides/guides-contract.ts';
import { readHours } from '../../../domain/guides/read-hours.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { typedCents } from '../../ground/act/typed-cents.ts';
import { requireFields } from '../../ground/form/use-office-form.ts';

export type GuideValues = Omit<GuideForm, 'fee'> & { fee: string };

export function newGuide(language: OfficeLanguage): GuideValues {
  return {
    name: '',
    email: '',
    language,
    staff: '',
    languages: [],
    houses: [],
    tours: [],
    weekly: ['', '10-18', '10-18', '10-18', '10-18', '10-18', '10-18'],
    exceptions: [],
    fee: '',
    fee_counts: 'led',
    active: true,
  };
}

export function valuesOf({ fee, ...form }: GuideForm): GuideValues {
  return { ...form, fee: (fee / 100).toFixed(2) };
}

export function formOf({ fee, ...values }: GuideValues): GuideForm {
  return { ...values, fee: typedCents(fee) ?? 0 };
}

/** What is missing or cannot be read, by field. */
export function problemsOf(values: GuideValues): Record<string, readonly FieldProblem[]> {
  const unread = values.weekly.flatMap((typed, index) => (readHours(typed) ? [] : [`weekly-${index + 1}`]));
  const wrong: [string, FieldProblem[]][] = unread.map((field) => [field, ['OPTION_UNKNOWN']]);
  return {
    ...requireFields(values, ['name', 'email', 'languages']),
    ...Object.fromEntries(wrong),
    ...(typedCents(values.fee) === undefined && { fee: ['OPTION_UNKNOWN'] as const }),
  };
}
