// What the buyer of an order by transfer has to know: the order's reserved page and the mails say the same.
import { encodeQR } from 'qr';
import { epcCode } from '../../../domain/payments/epc-code.ts';
import { missingMoney } from '../../../domain/payments/transfer-outcome.ts';
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { TransferSettings } from '../folder/transfer-fields.ts';
import { findPayment } from '../payment-store.ts';
import { findTransfer, type TransferRow } from './transfer-store.ts';

export type TransferToPayShop = {
  readonly database: Sql;
  readonly transfer: () => TransferSettings | undefined;
};

/** Undefined where no such transfer was asked for, or the museum has no account for them any more. */
export async function findTransferToPay(
  { database, transfer }: TransferToPayShop,
  paymentId: string | undefined,
): Promise<TransferToPay | undefined> {
  const settings = transfer();
  const row = paymentId === undefined ? undefined : await findTransfer(database, paymentId);
  return settings && row && toPay(settings, row);
}

/** The same, with the cart that is paid so. */
export async function findTransferOrder(
  shop: TransferToPayShop,
  paymentId: string,
): Promise<{ readonly cartId: string; readonly transfer: TransferToPay } | undefined> {
  const transfer = await findTransferToPay(shop, paymentId);
  const payment = transfer && (await findPayment(shop.database, paymentId));
  return payment && { cartId: payment.cart_id, transfer };
}

function toPay(settings: TransferSettings, row: TransferRow): TransferToPay {
  const { account_holder: holder, iban, bic = '', bank = '' } = settings;
  const missing = missingMoney(row);
  const text = epcCode({ holder, iban, bic }, missing, row.reference);
  return {
    ...{ holder, iban, bic, bank, reference: row.reference },
    ...{ amount: row.amount, missing, due: row.due_on },
    code: text,
    drawn: drawCode(text),
  };
}

/** The code as a path, a square for each black module, in a box without a quiet zone. */
function drawCode(text: string): TransferToPay['drawn'] {
  // The library draws at least one module of quiet zone.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const path = modules.flatMap((row, y) =>
    row.flatMap((black, x) => (black ? [`M${x - 1} ${y - 1}h1v1h-1z`] : [])),
  );
  return { size: modules.length - 2, path: path.join('') };
}
