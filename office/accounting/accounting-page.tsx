// The file for the accountant: what it would hold, before it is taken along. The days stand in the address.
import './accounting.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DatevBatch } from '../../domain/accounting/accounting-contract.ts';
import type { Period } from '../../domain/office/money/period.ts';
import { datevAddress } from '../../domain/office-addresses.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';
import { filtersIn } from '../ground/list/filters-in.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { useAccountUse } from '../ground/use-account-use.ts';
import { BatchAccounts } from './batch-accounts.tsx';
import { BatchDays } from './batch-days.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = filtersIn<Period>(new URL(request.url).searchParams, ['from', 'to']);
  return context.get(officeContext).call('GET office/accounting/batch', { query });
}

export function Component() {
  const { t } = useI18n();
  const batch = useLoaderData<DatevBatch>();
  const { problem, days, consultant, client, entries, rows } = batch;
  return (
    <Page
      title={t('accounting.title')}
      lead={t('accounting.lead')}
      actions={
        problem === null &&
        rows > 0 && (
          <a className={buttonClass('primary')} href={datevAddress(days)} download>
            {t('accounting.file')}
          </a>
        )
      }
    >
      <BatchDays days={days} today={batch.today} />
      {problem && <Notice tone="attention">{t(`accounting.problem.${problem}`)}</Notice>}
      <TakenBefore batch={batch} />
      <MissingAccounts batch={batch} />
      {problem !== 'not-set' && problem !== 'not-one-year' && (
        <p>
          {t('accounting.number', { consultant: String(consultant), client: String(client) })}
          {' · '}
          {t('accounting.counts', { entries, rows })}
        </p>
      )}
      {problem === null && rows > 0 && <BatchAccounts accounts={batch.accounts} />}
      <TakenFiles batch={batch} />
    </Page>
  );
}

/** Days that somebody has taken along already. */
function TakenBefore({ batch: { days, taken } }: { batch: DatevBatch }) {
  const { t, formats } = useI18n();
  const before = taken.find(({ from, to }) => from <= days.to && to >= days.from);
  if (!before) return null;
  return (
    <Notice tone="info">
      {t('accounting.taken.before', { who: before.who, at: formats.moment(before.at) })}
    </Notice>
  );
}

function MissingAccounts({ batch: { missing } }: { batch: DatevBatch }) {
  const { t } = useI18n();
  const accountUse = useAccountUse();
  if (missing.length === 0) return null;
  return (
    <Section title={t('accounting.missing')}>
      <ul className="missing-accounts">
        {missing.map(({ account, name, ...of }) => (
          <li key={`${account} ${name} ${of.product} ${of.vat_value}`}>
            {accountUse({ ...of, account: account === 'unknown' ? name : account })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TakenFiles({ batch: { taken } }: { batch: DatevBatch }) {
  const { t, formats } = useI18n();
  return (
    <Section title={t('accounting.taken')}>
      <ShortList
        label={t('accounting.taken')}
        rows={taken}
        rowKey={({ at, from, to }) => `${at} ${from} ${to}`}
        empty={<p>{t('accounting.taken.none')}</p>}
        columns={[
          {
            key: 'days',
            label: t('accounting.taken.days'),
            cell: ({ from, to }) => formats.dayRange(from, to),
          },
          { key: 'who', label: t('accounting.taken.who'), cell: ({ who }) => who },
          { key: 'at', label: t('accounting.taken.at'), cell: ({ at }) => formats.moment(at, 'short') },
        ]}
      />
    </Section>
  );
}
