import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { useShell } from './use-shell.ts';

/** The same page in each language: plain links, so that the page loads anew with or without JavaScript (spec 2). */
export const LanguageLinks = () => {
  const { config } = useShell();
  const { language } = useI18n();
  const { pathname } = useLocation();
  const rest = pathname.split('/').slice(2).join('/');
  return (
    <ul className="languages">
      {config.languages.map((code) => (
        <li key={code}>
          <a
            href={`/${code}/${rest}`}
            lang={code}
            hrefLang={code}
            aria-current={code === language || undefined}
          >
            {config.languagesFull[code] ?? code}
          </a>
        </li>
      ))}
    </ul>
  );
};
