// The office's calls about bank statements (operations 4, ADR 100): reading them in, and settling the lines that are left open.
import type { BankLine, bankContract, StatementPreview } from '../../../domain/office/money/bank-contract.ts';
import { compactIban } from '../../../domain/payments/iban.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Caller, Handlers } from '../../api/handler.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import type { TransferSettings } from '../folder/transfer-fields.ts';
import type { ListedLineRow } from '../transfer/statements/bank-line-list-store.ts';
import type { BookShop } from '../transfer/statements/book-lines.ts';
import { type Decided, ignoreByHand, matchByHand } from '../transfer/statements/decide-line.ts';
import { listLines, previewMatch } from '../transfer/statements/list-lines.ts';
import { readInStatement } from '../transfer/statements/read-in-statement.ts';
import { readStatement } from '../transfer/statements/read-statement.ts';
import { StatementError } from '../transfer/statements/statement-line.ts';
import { transferSettings } from '../transfer/transfer-settings.ts';

type BankShop = BookShop & { readonly museum: { readonly settings: object } };

export const bankHandlers: Pick<Handlers<BankShop>, keyof typeof bankContract> = {
  'GET office/bank-lines': async ({ database, museum }, { query }) => {
    const found = await listLines(database, query);
    if (!found) return refuse('REQUEST_MALFORMED');
    return { ...found, rows: found.rows.map(present), account: transferSettings(museum)?.iban ?? '' };
  },
  'POST office/bank-lines/:id/match/preview': async ({ database }, { params, body }) =>
    (await previewMatch(database, params.id, body.name)) ?? refuse('NOT_FOUND'),
  'POST office/bank-lines/:id/match': async (shop, { params, body }, caller) =>
    answerOf(await matchByHand(shop, params.id, body.name, decidingOf(caller, body))),
  'POST office/bank-lines/:id/set-aside': async (shop, { params, body }, caller) =>
    answerOf(await ignoreByHand(shop, params.id, body.reason, decidingOf(caller, body))),
  'POST office/statements/preview': async ({ museum }, { body }) => {
    const settings = transferSettings(museum);
    return settings ? orUnreadable(() => previewStatement(bytesOf(body), settings)) : refuse('NOT_FOUND');
  },
  'POST office/statements': async (shop, { body }, caller) => {
    const settings = transferSettings(shop.museum);
    if (!settings) return refuse('NOT_FOUND');
    return orUnreadable(async () => {
      const booked = await readInStatement(shop, bytesOf(body), settings, decidingOf(caller, body));
      const { matched, open, known, foreign } = booked;
      return { matched, open, known, foreign };
    });
  },
};

function present({ booked_on, why, ...row }: ListedLineRow): BankLine {
  return { ...row, booked: booked_on, why: why ?? '' };
}

function decidingOf(caller: Caller, { key }: { readonly key: string }) {
  return { by: actorOf(caller), key };
}

function answerOf(decided: Decided): Record<string, never> | Refusal {
  switch (decided) {
    case 'done':
      return {};
    case 'no-line':
      return refuse('NOT_FOUND');
    case 'settled':
      return refuse('OFFICE_LINE_SETTLED');
    case 'no-transfer':
      return refuse('FIELDS_INVALID', { fields: { name: ['TRANSFER_UNKNOWN'] } });
    case 'does-not-fit':
      return refuse('FIELDS_INVALID', { fields: { name: ['LINE_DOES_NOT_FIT'] } });
  }
}

function bytesOf({ file }: { readonly file: string }): Uint8Array {
  return Buffer.from(file, 'base64');
}

function previewStatement(file: Uint8Array, { iban, csv }: TransferSettings): StatementPreview {
  const lines = readStatement(file, iban, csv);
  const account = compactIban(iban);
  const ours = lines.filter((line) => line.account === account);
  const days = ours.map(({ booked_on }) => booked_on).toSorted();
  const others = new Set(lines.map(({ account }) => account).filter((one) => one !== account));
  return {
    lines: ours.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    others: [...others],
  };
}

/** Reads a file, or says that it cannot be read. */
async function orUnreadable<Answer>(read: () => Answer | Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await read();
  } catch (problem) {
    if (!(problem instanceof StatementError)) throw problem;
    return refuse('FIELDS_INVALID', { fields: { file: ['STATEMENT_UNREADABLE'] } });
  }
}
