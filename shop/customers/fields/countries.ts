import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useShell } from '../../ground/use-shell.ts';

export type Country = { readonly value: string; readonly name: string };

/** The countries that the museum knows, as the visitor's language sorts them. */
export function useCountries(): readonly Country[] {
  const { info } = useShell();
  const { formats } = useI18n();
  return Object.entries(info.countries)
    .map(([value, name]) => ({ value, name }))
    .sort((a, b) => a.name.localeCompare(b.name, formats.locale));
}
