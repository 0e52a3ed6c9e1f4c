// The office's calls about money that somebody gives back by hand (operations 2, ADR 100 and 118).
import type { AnswerOf } from '../../../domain/endpoint.ts';
import type {
  MoneyBackFilters,
  moneyBackContract,
} from '../../../domain/office/money/money-back-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { type Handlers, staffOf } from '../../api/handler.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import type { BookShop } from '../transfer/statements/book-lines.ts';
import { sentBackByHand } from '../transfer/statements/decide-line.ts';
import { type MoneyBackRow, providersOfMoneyBack, readMoneyBack } from './money-back-store.ts';

type MoneyBackShop = BookShop & { readonly clock: Pick<MuseumClock, 'fromInstant'> };

const PAGE = 50;

export const moneyBackHandlers: Pick<Handlers<MoneyBackShop>, keyof typeof moneyBackContract> = {
  'GET office/money-back': (shop, { query }, caller) =>
    listMoneyBack(shop, query, staffOf(caller).permissions.has('payments.manage')),
  'POST office/money-back/:id/sent': async (shop, { params, body }, caller) => {
    const noted = await sentBackByHand(shop, params.id, { by: actorOf(caller), key: body.key });
    if (noted === 'settled') return refuse('OFFICE_MONEY_SENT');
    return noted === 'done' ? {} : refuse('NOT_FOUND');
  },
};

/** @param seesAccounts whether accounts of visitors are this person's business */
async function listMoneyBack(
  { database, clock }: MoneyBackShop,
  { provider, cursor = '' }: MoneyBackFilters & { readonly cursor?: string },
  seesAccounts: boolean,
): Promise<AnswerOf<(typeof moneyBackContract)['GET office/money-back']> | Refusal> {
  const after = cursor === '' ? undefined : readCursor(cursor);
  if (cursor !== '' && !after) return refuse('REQUEST_MALFORMED');
  const [found, providers] = await Promise.all([
    readMoneyBack(database, { provider: provider ?? null, after, most: PAGE + 1 }),
    providersOfMoneyBack(database),
  ]);
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    rows: rows.map(({ since, iban, ...row }) => ({
      ...row,
      since: clock.fromInstant(since),
      iban: seesAccounts ? iban : '',
    })),
    providers,
    next: last ? writeCursor(last) : null,
  };
}

function writeCursor({ since, id }: MoneyBackRow): string {
  return `${since.getTime()}_${id}`;
}

function readCursor(cursor: string): { since: Date; id: string } | undefined {
  const [, since = '', id = ''] = /^(\d{1,15})_([\w-]{1,64})$/.exec(cursor) ?? [];
  return id === '' ? undefined : { since: new Date(Number(since)), id };
}
