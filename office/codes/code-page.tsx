// A voucher code: what is left of it and why, and what can be done with it.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { CaredCode } from '../../domain/vouchers/code-care-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { CodeActs } from './code-acts.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context
    .get(officeContext)
    .call('GET office/codes/:number', { params: { number: params['number'] ?? '' } });
}

export function Component() {
  const { t } = useI18n();
  const may = useMay();
  const code = useLoaderData<CaredCode>();
  return (
    <Page
      title={t('code.title', { code: code.barcode })}
      lead={`${code.name} · ${t(`codes.state.${code.state}`)}`}
      back={{ to: officePaths.codes(), label: t('codes.title') }}
      actions={may('vouchers.change') && <CodeActs key={code.number} code={code} />}
    >
      <Facts facts={useFacts(code)} />
      <Section title={t('code.spent')}>
        <Spent code={code} />
      </Section>
    </Page>
  );
}

function useFacts(code: CaredCode): Fact[] {
  const { t, formats } = useI18n();
  const may = useMay();
  const { left, amount, held, lapsed, order, blocked_at, replaced_by, replaces } = code;
  const origin = t(`code.origin.${code.origin}`, { order: order ?? '' });
  return [
    {
      label: t('code.left'),
      value: t('code.of', { left: formats.money(left), amount: formats.money(amount) }),
    },
    { label: t('code.held'), value: held > 0 && formats.money(held) },
    { label: t('code.lapsed'), value: lapsed > 0 && formats.money(lapsed) },
    { label: t('code.kind'), value: useKind(code) },
    { label: t('code.validity'), value: useValidity(code) },
    {
      label: t('code.origin'),
      value:
        order && may('orders.read') ? (
          <OfficeLink to={officePaths.order(order)}>{origin}</OfficeLink>
        ) : (
          origin
        ),
    },
    { label: t('code.blocked'), value: blocked_at && formats.moment(blocked_at) },
    { label: t('code.replacedBy'), value: replaced_by && <CodeLink {...replaced_by} /> },
    {
      label: t('code.replaces'),
      value: replaces.length > 0 && replaces.map((old) => <CodeLink key={old.number} {...old} />),
    },
  ].filter(({ value }) => value !== false);
}

/** What it is, and for what: a single-purpose one with its rate. */
function useKind({ kind, vat_value }: CaredCode): string {
  const { t, formats } = useI18n();
  if (kind === 'discount') return t('codes.kind.discount');
  return vat_value === null
    ? t('code.kind.multi')
    : t('code.kind.single', { rate: formats.percent(vat_value) });
}

function useValidity({ valid_from, valid_to }: CaredCode): string {
  const { t, formats } = useI18n();
  const [first, last] = [valid_from, valid_to].map((bound) => bound && formats.day(bound.slice(0, 10)));
  if (first && last) return t('code.validity.range', { first, last });
  if (first) return t('code.validity.from', { first });
  return last ? t('code.validity.to', { last }) : t('codes.forever');
}

function CodeLink({ number, barcode }: { number: number; barcode: string }) {
  return (
    <OfficeLink to={officePaths.code(String(number))}>
      <code>{barcode}</code>
    </OfficeLink>
  );
}

function Spent({ code: { spent } }: { code: CaredCode }) {
  const { t, formats } = useI18n();
  const may = useMay();
  return (
    <ShortList
      label={t('code.spent')}
      rows={spent}
      rowKey={({ order }) => order}
      to={({ order }) => (may('orders.read') ? officePaths.order(order) : undefined)}
      columns={[
        {
          key: 'order',
          label: t('code.spent.order'),
          cell: ({ order }) => <span className="unbroken">{order}</span>,
        },
        { key: 'at', label: t('code.spent.at'), cell: ({ at }) => formats.moment(at) },
        moneyColumn(formats, 'amount', t('code.spent.amount')),
      ]}
      empty={t('code.spent.none')}
    />
  );
}
