// The visitor's language, its wording and its formats, for every component.
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Language } from '../../domain/language.ts';
import { createFormats, type Formats } from '../../domain/wording/formats.ts';
import type { Translate } from '../../domain/wording/message.ts';
import type { ShopWording } from '../../domain/wording/shop-wording.ts';
import { type CompiledWording, createTranslate } from '../../domain/wording/translate.ts';
import type { UiWording } from '../../domain/wording/ui-wording.ts';

type Said = Record<string, string>;

/** @template Reference what there are words for: the shop's, unless somebody says otherwise */
export type I18n<Reference extends Said = ShopWording> = {
  readonly language: Language;
  readonly t: Translate<Reference>;
  readonly formats: Formats;
};

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nProvider(props: { language: Language; wording: CompiledWording; children: ReactNode }) {
  const { language, wording } = props;
  const value = useMemo(() => {
    const t = createTranslate<UiWording>(wording, language);
    const formats = createFormats(language, t('site.currencySymbol'), { unbroken: true });
    return { language, t: t as I18n['t'], formats };
  }, [language, wording]);
  return <I18nContext value={value}>{props.children}</I18nContext>;
}

/** `t`, `formats` and the language of the page. What stands in `ui/` says `useI18n<UiWording>()`: it is in every front end. */
export function useI18n<Reference extends Said = ShopWording>(): I18n<Reference> {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n is called outside of I18nProvider');
  return i18n as unknown as I18n<Reference>;
}
