// What a return keeps for good: which pieces went back and where the money went (table `order_return`, ADR 098).
import { type Static, Type } from 'typebox';
import { VatSumShape } from '../../../domain/orders/order.ts';
import { readsStored, StoredJsonError } from '../../platform/database/stored-json.ts';

const VERSION = 1;

const ReturnContent = Type.Object({
  parts: Type.Array(
    Type.Object({
      line: Type.Integer(),
      part: Type.Integer(),
      count: Type.Integer(),
      gross: Type.Integer(),
      kept: Type.Integer(),
    }),
  ),
  shipping: Type.Array(
    Type.Object({ vat_value: Type.Number(), gross: Type.Integer(), kept: Type.Integer() }),
  ),
  vat: Type.Array(VatSumShape),
  toPayments: Type.Array(Type.Object({ id: Type.String(), amount: Type.Integer() })),
  toCodes: Type.Array(Type.Object({ barcode: Type.String(), amount: Type.Integer() })),
  /** Issued in place of money. */
  voucher: Type.Union([
    Type.Null(),
    Type.Object({ barcode: Type.String(), amount: Type.Integer(), valid_to: Type.String() }),
  ]),
  alreadyBack: Type.Integer(),
  /** It gave back the order as it was placed. */
  isWhole: Type.Boolean(),
});
export type ReturnContent = Static<typeof ReturnContent>;

const check = readsStored('content of order_return', ReturnContent);

export function storedReturn(content: ReturnContent): ReturnContent & { readonly version: number } {
  return { ...content, version: VERSION };
}

/** @throws StoredJsonError when it cannot be read */
export function readReturn(id: string, stored: ReturnContent & { readonly version?: number }): ReturnContent {
  const { version, ...content } = stored;
  if (version !== VERSION)
    throw new StoredJsonError(
      `the return ${id}`,
      `it has the version ${version}, this shop knows ${VERSION}`,
    );
  return check(id, content);
}
