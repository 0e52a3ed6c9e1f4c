import './error-page.css';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import type { ShellData } from '../ground/shell-loader.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

const WORDS = {
  0: ['site.offlineTitle', 'site.unreachable'],
  404: ['site.notFoundTitle', 'site.notFoundText'],
  410: ['site.goneTitle', 'site.goneText'],
  500: ['site.brokenTitle', 'site.brokenText'],
  503: ['site.downTitle', 'site.down'],
} as const;

/** Says that a page is missing or broken, and what to do next. Without the shell if the shell itself failed. */
export function ErrorPage() {
  const error = statusOf(useRouteError());
  const status = error in WORDS ? (error as keyof typeof WORDS) : 500;
  const { t } = useI18n();
  const path = useLocalPath();
  const { pathname, search } = useLocation();
  const shell: ShellData | undefined = useShell();
  const { tries, again } = useReload(status === 0);
  const [title, text] = WORDS[status].map((key) => t(key));
  const missing = status > 0 && status < 500;
  const content = (
    <div className="wrap error-page">
      <PageTitle title={title ?? ''} />
      {status > 0 && (
        <p className="error-code" aria-hidden="true">
          {status}
        </p>
      )}
      <h1>{title}</h1>
      {/* Said again after each try in vain. */}
      <p key={tries} className="error-text" role={tries > 0 ? 'alert' : undefined}>
        {text}
        {status === 500 && shell && (
          <>
            {' '}
            <a href={`mailto:${shell.info.email}`}>{shell.info.email}</a>
          </>
        )}
      </p>
      <p className="error-ways">
        {!missing && (
          <a className="button button-primary" href={pathname + search} onClick={again}>
            {t('site.tryAgain')}
          </a>
        )}
        <ButtonLink to={path()} variant={missing ? 'primary' : 'secondary'}>
          {t('site.toProgramme')}
        </ButtonLink>
      </p>
    </div>
  );
  return shell ? (
    content
  ) : (
    <div className="foyer">
      <main>{content}</main>
    </div>
  );
}

/** @param offline then it is tried by itself, too, once the browser is online */
function useReload(offline: boolean) {
  const [tries, setTries] = useState(0);
  const again = (event?: MouseEvent) => {
    event?.preventDefault();
    reload().catch(() => setTries((count) => count + 1));
  };
  useEffect(() => {
    if (!offline) return;
    const online = () => again();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  });
  return { tries, again };
}

/** 0 if there was no answer, also for the page's own script. Browsers report that as a `TypeError` only. */
function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : error instanceof TypeError && /import|module/i.test(error.message)
      ? 0
      : 500;
}

/** Reloads once the server can be reached, because the browser's own error page has no way back. */
async function reload() {
  await fetch(window.location.href, { method: 'HEAD' });
  window.location.reload();
}
