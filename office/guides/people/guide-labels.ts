import { type I18n, useI18n } from '../../ground/i18n.ts';
import { weekdayText } from './guide-fields.tsx';
import type { GuideValues } from './guide-values.ts';

/** Each field’s label, in the order of the form. */
export function useGuideLabels({ exceptions }: Pick<GuideValues, 'exceptions'>): Record<string, string> {
  const { t, formats } = useI18n();
  return {
    ...named(t, ['name', 'email', 'language', 'staff', 'languages', 'houses', 'tours']),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`weekly-${day}`, weekdayText(day, formats)])),
    ...Object.fromEntries(
      exceptions.map((_, index) => [`exception-${index}`, t('guides.exception', { number: index + 1 })]),
    ),
    ...named(t, ['fee']),
  };
}

type Named = 'name' | 'email' | 'language' | 'staff' | 'languages' | 'houses' | 'tours' | 'fee';

function named(t: I18n['t'], names: readonly Named[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, t(`guides.${name}`)]));
}
