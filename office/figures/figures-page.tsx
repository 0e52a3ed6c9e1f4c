// Every report with what it counts: one click to each.
import './report.css';
import { useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { REPORT_NAMES } from '../../domain/figures/reports.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { useRowKeys } from '../ground/list/use-row-keys.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { OwnMails } from './monday-mail.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/report-mails', {});
}

export function Component() {
  const { t } = useI18n();
  const { mails } = useLoaderData<typeof loader>();
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  return (
    <Page title={t('figures.title')} lead={t('figures.lead')}>
      <ul className="reports" ref={list}>
        {REPORT_NAMES.map((name) => (
          <li key={name}>
            <h2>
              <OfficeLink to={officePaths.report(name)} className="list-link" data-row>
                {t(`figures.${name}.name`)}
              </OfficeLink>
            </h2>
            <p className="soft">{t(`figures.${name}.counts`)}</p>
          </li>
        ))}
      </ul>
      <OwnMails mails={mails} />
    </Page>
  );
}
