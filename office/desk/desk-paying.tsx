// How the sale is paid. Its places are held; Enter notes what the terminal or the register has taken.
import { useState } from 'react';
import { type BuyerNeed, buyerProblems, NOBODY, trimBuyer } from '../../domain/desk/desk-buyer.ts';
import type { DeskBuyer, DeskDay, DeskHold } from '../../domain/desk/desk-contract.ts';
import { hasGoods } from '../../domain/desk/desk-goods.ts';
import { linkDays } from '../../domain/desk/link-days.ts';
import { LONGEST_RECEIPT } from '../../domain/payments/elsewhere.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { useMay } from '../ground/session/me.ts';
import { BuyerFields, buyerLabels } from './buyer-fields.tsx';
import { keepMeans, keptMeans } from './kept-means.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import type { DeskSale, Ended } from './use-desk-sale.ts';

const WAYS = ['terminal', 'register', 'reserve', 'link', 'give'] as const;
type Way = (typeof WAYS)[number];
const HINTS = {
  terminal: undefined,
  register: undefined,
  reserve: 'desk.way.reserve.hint',
  link: 'desk.way.link.hint',
  give: 'desk.way.give.hint',
} as const;

export type Paying = DeskBuyer & {
  readonly receipt: string;
  readonly reason: string;
  /** The last day of a payment link. */
  readonly until: string;
};

type Props = { desk: DeskSale; hold: DeskHold };

export function DeskPaying({ desk, hold }: Props) {
  const { t, formats } = useI18n();
  const { ways, way, choose, values, need, form } = usePaying({ desk, hold });
  useDeskKeys(Object.fromEntries(ways.map((one, index) => [String(index + 1), () => focusWay(one, choose)])));
  return (
    <div className="desk-paying">
      <p className="soft">{t('desk.held', { time: formats.time(hold.expires) })}</p>
      <OfficeForm
        form={form}
        labels={{ reason: t('desk.reason'), until: t('desk.until'), ...buyerLabels(t) }}
        submitLabel={submitText(way, hold.total, t, formats.money)}
        onCancel={() => void desk.back()}
      >
        <WayField ways={ways} way={way} onChoose={choose} />
        {ways.length > 0 && <FieldOfWay desk={desk} way={way} values={values} form={form} />}
        <BuyerFields
          values={values}
          errors={form.errors}
          need={need}
          countries={desk.day.countries}
          onChange={(buyer) => form.change({ ...values, ...buyer })}
        />
      </OfficeForm>
    </div>
  );
}

/** The way that is chosen, what is typed for it, and ending the sale. */
function usePaying({ desk, hold }: Props) {
  const ways = useWays(desk, hold);
  const [way, setWay] = useState<Way>(() => firstWay(ways));
  const days = linkDays(desk.day.today, desk.lines);
  const [values, setValues] = useState<Paying>({
    ...{ ...NOBODY, receipt: '', reason: '' },
    until: days?.usual ?? '',
  });
  const end = useEnd(hold);
  const need = needOf(way, desk.day);
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => ({
      ...requireFields(typed, way === 'give' ? ['reason'] : way === 'link' ? ['until'] : []),
      ...buyerProblems(trimBuyer(buyerIn(typed)), need),
    }),
    send: async (typed) => {
      desk.send();
      await desk.end(await end(way, typed));
    },
  });
  const choose = (next: string) => setWay(WAYS.find((one) => one === next) ?? way);
  return { ways, way, choose, values, need, form };
}

type WayProps = { ways: readonly Way[]; way: Way; onChoose: (way: string) => void };

function WayField({ ways, way, onChoose }: WayProps) {
  const { t } = useI18n();
  if (ways.length === 0) return <p>{t('desk.way.nothing')}</p>;
  return (
    <RadioGroup
      name="way"
      legend={t('desk.way')}
      value={way}
      onChange={onChoose}
      options={ways.map((value) => ({
        value,
        label: t(`desk.way.${value}`),
        hint: HINTS[value] && t(HINTS[value]),
      }))}
    />
  );
}

type FieldProps = { desk: DeskSale; way: Way; values: Paying; form: Form<Paying> };

/** What is asked for because it is paid like this. */
function FieldOfWay({ desk, way, values, form }: FieldProps) {
  const { t, formats } = useI18n();
  const days = linkDays(desk.day.today, desk.lines);
  const field = (name: 'receipt' | 'reason' | 'until') => ({
    name,
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  if (way === 'link')
    return (
      days && (
        <TextField
          {...field('until')}
          type="date"
          label={t('desk.until')}
          hint={t('desk.until.hint', { last: formats.day(days.last) })}
        />
      )
    );
  if (way === 'give') return <TextField {...field('reason')} label={t('desk.reason')} maxLength={500} />;
  if (way === 'reserve') return null;
  return (
    <TextField
      {...field('receipt')}
      label={t('desk.receipt')}
      required={false}
      maxLength={LONGEST_RECEIPT}
      autoComplete="off"
    />
  );
}

function buyerIn({ receipt: _receipt, reason: _reason, until: _until, ...buyer }: Paying): DeskBuyer {
  return buyer;
}

/** What is paid later needs somebody who owes it. */
function needOf(way: Way, { transfers }: DeskDay): BuyerNeed {
  if (way === 'link') return 'debtor';
  if (way !== 'reserve') return 'none';
  return transfers === 'companies' ? 'company' : 'debtor';
}

/** None where there is nothing to pay. */
function useWays({ day, lines }: DeskSale, { total }: DeskHold): readonly Way[] {
  const may = useMay();
  const isVisit = lines.every(({ type }) => ['ticket', 'dayTicket', 'guidedTour'].includes(type));
  if (total === 0) return [];
  return WAYS.filter((way) => {
    if (hasGoods(lines) && (way === 'reserve' || way === 'link')) return false;
    if (way === 'reserve') return day.transfers !== 'nobody';
    if (way === 'link') return day.links && linkDays(day.today, lines) !== undefined;
    return way !== 'give' || (may('desk.free') && isVisit);
  });
}

function firstWay(ways: readonly Way[]): Way {
  const kept = keptMeans();
  return ways.find((way) => way === kept) ?? 'terminal';
}

function focusWay(way: Way, choose: (way: Way) => void): void {
  choose(way);
  document.querySelector<HTMLElement>(`[name="way"][value="${way}"]`)?.focus();
}

function useEnd({ cartId, total }: DeskHold) {
  const call = useCall();
  return async (way: Way, typed: Paying): Promise<Ended> => {
    const { receipt, reason, until } = typed;
    const buyer = buyerIn(typed);
    if (way === 'give')
      return {
        kind: 'given',
        ...(await call('POST office/desk/give', { body: { cartId, reason, buyer } })),
      };
    if (way === 'reserve')
      return { kind: 'reserved', ...(await call('POST office/desk/reserve', { body: { cartId, buyer } })) };
    if (way === 'link')
      return { kind: 'linked', ...(await call('POST office/desk/link', { body: { cartId, buyer, until } })) };
    keepMeans(way);
    const body = { cartId, means: way, receipt, total, buyer };
    return { kind: 'sold', ...(await call('POST office/desk/sell', { body })) };
  };
}

function submitText(
  way: Way,
  total: number,
  t: ReturnType<typeof useI18n>['t'],
  money: (cents: number) => string,
): string {
  if (total === 0) return t('desk.sell.free');
  if (way === 'give') return t('desk.give');
  if (way === 'link') return t('desk.link', { total: money(total) });
  return t(way === 'reserve' ? 'desk.reserve' : 'desk.sell', { total: money(total) });
}
