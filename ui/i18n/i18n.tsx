// The visitor's language, its wording and its formats, for every component.
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Language } from '../../domain/language.ts';
import { createFormats, type Formats } from '../../domain/wording/formats.ts';
import type { Translate } from '../../domain/wording/message.ts';
import type { ShopWording } from '../../domain/wording/shop-wording.ts';
import { type CompiledWording, createTranslate } from '../../domain/wording/translate.ts';

export type I18n = {
  readonly language: Language;
  readonly t: Translate<ShopWording>;
  readonly formats: Formats;
};

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nProvider(props: { language: Language; wording: CompiledWording; children: ReactNode }) {
  const { language, wording } = props;
  const value = useMemo(() => {
    const t = createTranslate<ShopWording>(wording, language);
    return { language, t, formats: createFormats(language, t('site.currencySymbol')) };
  }, [language, wording]);
  return <I18nContext value={value}>{props.children}</I18nContext>;
}

/** `t`, `formats` and the language of the page. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n is called outside of I18nProvider');
  return i18n;
}
