import { programmeEn } from '../../domain/wording/office/programme/en.ts';
import { useI18n } from '../ground/i18n.ts';

type Known = Extract<keyof typeof programmeEn, `programme.field.${string}`>;

/** What a field of a file is called; names of things, and fields without words, stay as they are. */
export function useFieldWords(): (field: string) => string {
  const { t } = useI18n();
  return (field) => {
    const key = `programme.field.${field}`;
    return Object.hasOwn(programmeEn, key) ? t(key as Known) : field;
  };
}
