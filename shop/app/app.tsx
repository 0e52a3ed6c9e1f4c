import type { ReactNode } from 'react';
import type { Language } from '../../domain/language.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { I18nProvider } from '../../ui/i18n/i18n.tsx';

/** Providers around the router, the same in the browser and on the server. */
export function App(props: { language: Language; wording: CompiledWording; children: ReactNode }) {
  return (
    <I18nProvider language={props.language} wording={props.wording}>
      {props.children}
    </I18nProvider>
  );
}
