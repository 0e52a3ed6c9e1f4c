// What the museum's accountant wants to get, in `museum.yaml` (ADR 102, 103).
import { type Static, Type } from 'typebox';
import { PLAIN_ACCOUNTS, type PlainAccount } from '../../../domain/accounting/datev-accounts.ts';
import { Percent, strict } from '../../museum-folder/museum-fields.ts';

/** Up to eight digits, and one more for accounts of persons. */
const AccountNumber = Type.Integer({ minimum: 1, maximum: 999_999_999 });

const plainAccounts = Object.fromEntries(PLAIN_ACCOUNTS.map((name) => [name, AccountNumber])) as Record<
  PlainAccount,
  typeof AccountNumber
>;

const Datev = Type.Object(
  {
    /** Beraternummer and Mandantennummer, as the accountant has them. */
    consultant: Type.Integer({ minimum: 1001, maximum: 9_999_999 }),
    client: Type.Integer({ minimum: 1, maximum: 99_999 }),
    /** A day of every year. */
    fiscal_year_start: Type.String(),
    /** Sachkontenlänge. */
    account_length: Type.Integer({ minimum: 4, maximum: 8 }),
    /** Sachkontenrahmen: `03`, `04`, `49`. */
    chart: Type.Optional(Type.String()),
    /** Festschreibung: the accountant cannot change what was imported. */
    locked: Type.Optional(Type.Boolean()),
    accounts: Type.Object({ ...plainAccounts, providers: AccountNumber }, strict),
    providers: Type.Optional(
      Type.Array(Type.Object({ provider: Type.String(), account: AccountNumber }, strict)),
    ),
    sales: Type.Array(
      Type.Object(
        {
          account: AccountNumber,
          vat_value: Type.Optional(Percent),
          product: Type.Optional(Type.String()),
          /** BU-Schlüssel. */
          tax_key: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
        },
        strict,
      ),
      { minItems: 1 },
    ),
    vat: Type.Array(Type.Object({ vat_value: Percent, account: AccountNumber }, strict)),
  },
  strict,
);
export type Datev = Static<typeof Datev>;

export const ACCOUNTING_FIELDS = {
  accountant: Type.Optional(
    Type.Object(
      {
        datev: Type.Optional(Datev),
        /** Days that nobody has closed are closed by themselves after so many; without it, by nobody else. */
        close_after_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
      },
      strict,
    ),
  ),
};

export const AccountingFields = Type.Object(ACCOUNTING_FIELDS);
export type AccountingFields = Static<typeof AccountingFields>;
