// The office's call that lists payments (operations 4).
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { addDays } from '../../../domain/museum-time.ts';
import type {
  ListedPayment,
  PaymentFilters,
  paymentsContract,
} from '../../../domain/office/money/payments-contract.ts';
import { isPeriod } from '../../../domain/office/money/period.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { unclearPayments } from '../attention/payment-attention.ts';
import { type ListedPaymentRow, providersOfPayments, readPaymentPage } from './payments-list-store.ts';

type ListShop = {
  readonly database: Sql;
  readonly clock: Pick<MuseumClock, 'fromInstant' | 'toInstant'>;
  readonly now: () => Date;
};

const PAGE = 50;
const FIRST = new Date('1970-01-01T00:00:00Z');
const LAST = new Date('9999-01-01T00:00:00Z');

export const paymentListHandlers: Pick<Handlers<ListShop>, keyof typeof paymentsContract> = {
  'GET office/payments': (shop, { query }) => listPayments(shop, query),
};

async function listPayments(
  { database, clock, now }: ListShop,
  { cursor = '0', ...filters }: PaymentFilters & { readonly cursor?: string },
): Promise<AnswerOf<(typeof paymentsContract)['GET office/payments']> | Refusal> {
  if (!/^\d{1,15}$/.test(cursor) || !isPeriod(filters)) return refuse('REQUEST_MALFORMED');
  const { provider = null, state = null, from, to } = filters;
  const unclear = (await unclearPayments(database, now())).map(({ payment }) => payment.id);
  const found = await readPaymentPage(database, {
    provider,
    state: state === 'unclear' ? null : state,
    from: from ? clock.toInstant(from) : FIRST,
    until: to ? clock.toInstant(addDays(to, 1)) : LAST,
    ids: state === 'unclear' ? unclear : null,
    after: Number(cursor),
    most: PAGE + 1,
  });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => present(row, unclear, clock)),
    providers: await providersOfPayments(database),
    next: last ? String(last.number) : null,
  };
}

function present(
  { id, created_at, received_at, problem, ...row }: ListedPaymentRow,
  unclear: readonly string[],
  clock: ListShop['clock'],
): ListedPayment {
  return {
    ...row,
    problem: problem ?? '',
    begun: clock.fromInstant(created_at),
    received: received_at ? clock.fromInstant(received_at) : '',
    unclear: unclear.includes(id),
  };
}
