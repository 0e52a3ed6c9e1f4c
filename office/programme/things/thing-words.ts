import { formPartsEn } from '../../../domain/wording/office/form-parts/en.ts';
import { formsEn } from '../../../domain/wording/office/forms/en.ts';
import { useI18n } from '../../ground/i18n.ts';

const WORDS = { ...formsEn, ...formPartsEn };

type Key = keyof typeof WORDS;

/** The words of a field, a section, or a choice of a form; what has none keeps its name in the file. */
export function useThingWords() {
  const { t } = useI18n();
  const wordOf = (kind: 'field' | 'hint' | 'section' | 'option' | 'kind' | 'way', name: string) => {
    const key = `thing.${kind}.${name}`;
    return Object.hasOwn(WORDS, key) ? (t as (key: Key) => string)(key as Key) : undefined;
  };
  return {
    /** @param at its name on the page: what a field is called may depend on what it is part of */
    label: (name: string, at = name) =>
      wordOf('field', `${at.replace(/-.*/, '')}.${name}`) ?? wordOf('field', name) ?? name,
    hint: (name: string) => wordOf('hint', name),
    section: (name: string) => wordOf('section', name) ?? name,
    option: (field: string, value: string) =>
      wordOf('option', `${field}.${value}`) ?? wordOf('option', value) ?? value,
    kind: (name: string) => wordOf('kind', name) ?? name,
    way: (name: string) => wordOf('way', name) ?? name,
  };
}
