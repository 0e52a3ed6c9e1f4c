import { useState } from 'react';
import { CAME_IN } from '../../domain/closings/closing.ts';
import type { ClosingOrder } from '../../domain/closings/closings-contract.ts';
import { isLanguage, LANGUAGE_NAMES } from '../../domain/language.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { useSend } from '../ground/act/use-send.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { filtersIn } from '../ground/list/filters-in.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { useMay } from '../ground/session/me.ts';

type Asked = { only?: 'open' | 'listed' };
type Orders = { rows: ClosingOrder[]; next: string | null };

export function askOrders(call: Call, number: string, search: URLSearchParams, after?: string) {
  const query = { ...filtersIn<Asked>(search, ['only']), ...(after && { after }) };
  return call('GET office/closings/:number/orders', { params: { number }, query });
}

/** The orders of a closing; each leads to where a person sees to it. */
export function ClosingOrders(props: { number: string; first: Orders; search: URLSearchParams }) {
  const { number, first, search } = props;
  const { t } = useI18n();
  const call = useCall();
  const rows = useRows(first, (after) => askOrders(call, number, search, after));
  return (
    <>
      <Filters names={['only']}>
        <SelectFilter
          name="only"
          label={t('closing.only')}
          all={t('closing.only.all')}
          options={[
            { value: 'open', label: t('closing.only.open') },
            { value: 'listed', label: t('closing.only.listed') },
          ]}
        />
      </Filters>
      <DataList
        label={t('closing.orders')}
        rows={rows}
        rowKey={(row) => row.number}
        to={(row) => officePaths.order(row.number)}
        empty={<p>{t('closing.noOrders')}</p>}
        columns={useColumns(number)}
      />
    </>
  );
}

function useColumns(closing: string): [Column<ClosingOrder>, ...Column<ClosingOrder>[]] {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const may = useMay();
  return [
    {
      key: 'order',
      label: t('closing.order'),
      cell: (row) => <span className="unbroken">{row.number}</span>,
    },
    {
      key: 'language',
      label: t('closing.language'),
      cell: ({ language }) => (isLanguage(language) ? LANGUAGE_NAMES[language] : language),
    },
    { key: 'mail', label: t('closing.mail'), cell: (row) => mailText(row, i18n) },
    {
      key: 'result',
      label: t('closing.result'),
      cell: (row) => (
        <span className="row-acts">
          {resultText(row, i18n)}
          {row.outcome === 'listed' && !row.seen_to && may('orders.cancel') && (
            <SeenToButton closing={closing} order={row.number} />
          )}
        </span>
      ),
    },
    { key: 'people', label: t('closings.people'), align: 'end', cell: ({ people }) => people },
    moneyColumn(formats, 'amount', t('closings.amount')),
    {
      key: 'back',
      label: t('closing.back'),
      align: 'end',
      cell: ({ back }) => (back > 0 ? formats.money(back) : ''),
    },
  ];
}

/** Says that a person has seen to an order that waited for one. */
function SeenToButton({ closing, order }: { closing: string; order: string }) {
  const { t } = useI18n();
  const [key] = useState(newActKey);
  const { busy, send } = useSend();
  const params = { number: closing, order };
  return (
    <Button
      variant="quiet"
      busy={busy}
      aria-label={t('closing.seenTo.doOf', { number: order })}
      onClick={() =>
        send((call) => call('POST office/closings/:number/orders/:order/seen-to', { params, body: { key } }))
      }
    >
      {t('closing.seenTo.do')}
    </Button>
  );
}

function mailText({ reachable, written, problem }: ClosingOrder, { t }: I18n): string {
  if (written) return t('closing.mail.yes');
  if (problem === CAME_IN) return t('closing.mail.none');
  return t(reachable ? 'closing.mail.no' : 'closing.mail.never');
}

function resultText({ outcome, seen_to, moved_to, problem }: ClosingOrder, { t, formats }: I18n): string {
  if (!outcome) return t('closing.result.open');
  if (seen_to) return t('closing.seenTo');
  if (problem === CAME_IN) return t('closing.cameIn');
  const said = t(`closing.outcome.${outcome}`);
  return moved_to
    ? `${said}: ${moved_to.length > 10 ? formats.moment(moved_to) : formats.day(moved_to)}`
    : said;
}
