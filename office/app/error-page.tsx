import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { failureText } from '../ground/failure-text.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page } from '../ground/page/page.tsx';

/** Why a page is not shown, and what can be done. */
export function ErrorPage() {
  const { t } = useI18n();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const status = statusOf(error);
  const kind = status === 403 ? 'forbidden' : status === 404 ? 'missing' : undefined;
  const said = error instanceof ApiRefusal && !kind ? failureText(error, t) : t('office.error.text');
  return (
    <Page title={t(kind ? `office.error.${kind}.title` : 'office.error.title')}>
      <p className="measure">{kind ? t(`office.error.${kind}.text`) : said}</p>
      <p>
        {kind ? (
          <OfficeLink to={officePaths.today()}>{t('office.error.today')}</OfficeLink>
        ) : (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('office.again')}
          </Button>
        )}
      </p>
    </Page>
  );
}

function statusOf(error: unknown): number {
  if (error instanceof ApiRefusal) return error.status;
  return isRouteErrorResponse(error) ? error.status : 500;
}
