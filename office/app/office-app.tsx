import { type ReactNode, useSyncExternalStore } from 'react';
import { CallProvider } from '../../ui/call/call-context.tsx';
import { I18nProvider } from '../../ui/i18n/i18n.tsx';
import { ToastProvider } from '../../ui/toasts.tsx';
import { DirectoryContext, type DirectoryName } from '../ground/directory.ts';
import { SwitchLanguageContext } from '../ground/language.ts';
import { MuseumContext } from '../ground/museum.ts';
import type { Office } from '../ground/session/office-context.ts';
import { OfficeContext } from '../ground/session/use-office.ts';
import type { Language } from './language-store.ts';

type Props = {
  museum: string;
  directory?: DirectoryName | undefined;
  language: Language;
  office: Office;
  children: ReactNode;
};

/** What is around the router: the language, the calls, the toasts. */
export function OfficeApp({ museum, directory, language, office, children }: Props) {
  const spoken = useSyncExternalStore(language.watch, language.now);
  return (
    <I18nProvider language={spoken.language} wording={spoken.wording}>
      <SwitchLanguageContext value={language.switchTo}>
        <MuseumContext value={museum}>
          <DirectoryContext value={directory}>
            <CallProvider call={office.call}>
              <OfficeContext value={office}>
                <ToastProvider>{children}</ToastProvider>
              </OfficeContext>
            </CallProvider>
          </DirectoryContext>
        </MuseumContext>
      </SwitchLanguageContext>
    </I18nProvider>
  );
}
