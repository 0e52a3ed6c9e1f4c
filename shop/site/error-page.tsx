import './error-page.css';
import { useLocation, useRouteError } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageTitle } from './page-title.tsx';
import type { ShellData } from './shell-loader.ts';
import { useShell } from './use-shell.ts';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;

/** Nothing here, or something broke: says which, and the next step. Stands alone where the shell itself failed. */
export const ErrorPage = () => {
  const missing = statusOf(useRouteError()) === 404;
  const { t } = useI18n();
  const path = useLocalPath();
  const { pathname } = useLocation();
  const shell: ShellData | undefined = useShell();
  const title = t(missing ? 'site.notFoundTitle' : 'site.brokenTitle');
  const content = (
    <div className="wrap error-page">
      <PageTitle title={title} />
      <p className="error-code" aria-hidden="true">
        {missing ? '404' : '500'}
      </p>
      <h1>{title}</h1>
      <p className="error-text">
        {t(missing ? 'site.notFoundText' : 'site.brokenText')}
        {!missing && shell && (
          <>
            {' '}
            <a href={`mailto:${shell.info.email}`}>{shell.info.email}</a>
          </>
        )}
      </p>
      <p className="error-ways">
        {!missing && (
          <a className="button button-primary" href={pathname}>
            {t('site.tryAgain')}
          </a>
        )}
        <ButtonLink to={path()} variant={missing ? 'primary' : 'secondary'}>
          {t('site.toProgramme')}
        </ButtonLink>
      </p>
    </div>
  );
  return shell ? content : <div className="foyer">{content}</div>;
};
