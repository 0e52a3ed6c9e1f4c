// An annual pass: whose it is, what is left of it and why, and what can be done with it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { daysApart } from '../../domain/museum-time.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { PassWhole } from '../../domain/orders/passes-contract.ts';
import { actText } from '../ground/act-text.ts';
import { useI18n } from '../ground/i18n.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { PassActs } from './pass-acts.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context
    .get(officeContext)
    .call('GET office/passes/:number', { params: { number: params['number'] ?? '' } });
}

export function Component() {
  const { t } = useI18n();
  const may = useMay();
  const pass = useLoaderData<PassWhole>();
  const { owner, title, state } = pass;
  return (
    <Page
      title={owner ? t('pass.title', { name: owner }) : t('pass.title.nobody')}
      lead={`${title} · ${t(`passes.state.${state}`)}`}
      back={{ to: officePaths.passes(), label: t('passes.title') }}
      actions={may('vouchers.change') && <PassActs key={pass.number} pass={pass} />}
    >
      <Facts facts={useFacts(pass)} />
      <Section title={t('pass.history')}>
        <History pass={pass} />
      </Section>
    </Page>
  );
}

function useFacts(pass: PassWhole): Fact[] {
  const { t, formats } = useI18n();
  const may = useMay();
  const { title, barcode, order, bought, blocked_at, retired, mail_waits } = pass;
  const number = <span className="unbroken">{order}</span>;
  return [
    { label: t('pass.left'), value: useLeft(pass) },
    { label: t('pass.validity'), value: useValidity(pass) },
    { label: t('pass.kind'), value: title },
    { label: t('pass.code'), value: <code>{barcode}</code> },
    {
      label: t('pass.order'),
      value: may('orders.read') ? <OfficeLink to={officePaths.order(order)}>{number}</OfficeLink> : number,
    },
    { label: t('pass.bought'), value: formats.moment(bought) },
    { label: t('pass.blocked'), value: blocked_at && formats.moment(blocked_at) },
    {
      label: t('pass.retired'),
      value:
        retired.length > 0 &&
        retired.map(({ barcode: code, at }) => (
          <div key={code}>{t('pass.retired.at', { code, at: formats.moment(at) })}</div>
        )),
    },
    { label: t('pass.mail'), value: mail_waits && t('pass.mail.waits') },
  ].filter(({ value }) => value !== false);
}

/** What is left of it, and why it is nothing. */
function useLeft({ state, today, valid_to }: PassWhole): string {
  const { t } = useI18n();
  if (state === 'valid' || state === 'ending')
    return t('pass.left.days', { days: daysApart(today, valid_to) });
  return t(`pass.left.${state}`);
}

function useValidity({ valid_from, valid_to, sold_to }: PassWhole): string {
  const { t, formats } = useI18n();
  const [first, last, sold] = [valid_from, valid_to, sold_to].map((day) => formats.day(day));
  return valid_to === sold_to
    ? t('pass.validity.range', { first: first ?? '', last: last ?? '' })
    : t('pass.validity.extended', { first: first ?? '', last: last ?? '', sold: sold ?? '' });
}

function History({ pass: { acts } }: { pass: PassWhole }) {
  const { t, formats } = useI18n();
  return (
    <ShortList
      label={t('pass.history')}
      rows={acts}
      rowKey={({ at, verb }) => `${at} ${verb}`}
      columns={[
        { key: 'what', label: t('pass.history.what'), cell: ({ by, verb }) => actText(by, verb, t) },
        { key: 'reason', label: t('pass.history.reason'), cell: ({ reason }) => reason },
        { key: 'at', label: t('pass.history.at'), cell: ({ at }) => formats.moment(at) },
      ]}
      empty={t('pass.history.none')}
    />
  );
}
