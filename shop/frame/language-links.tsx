import { useLocation } from 'react-router';
import { localPath, pathBelow } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';

import { useShell } from '../ground/use-shell.ts';

/**
 * The same page in each language, with what is chosen on it: plain links, so that the page loads again with or without
 * JavaScript (spec 2). Of the address's parameters the server knows only those that pages depend on.
 */
export function LanguageLinks() {
  const { config } = useShell();
  const { language } = useI18n();
  const { pathname, search } = useLocation();
  const rest = pathBelow(pathname);
  return (
    <ul className="languages">
      {config.languages.map((code) => (
        <li key={code}>
          <a
            href={localPath(code as Language, rest) + search}
            lang={code}
            hrefLang={code}
            aria-current={code === language || undefined}
            suppressHydrationWarning
          >
            {config.languagesFull[code] ?? code}
          </a>
        </li>
      ))}
    </ul>
  );
}
