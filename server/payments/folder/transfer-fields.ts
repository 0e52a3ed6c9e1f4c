// Payment by transfer as `museum.yaml` describes it: the museum's account, and until when it can be chosen (ADR 100).
import { type Static, Type } from 'typebox';
import { Cents, strict } from '../../museum-folder/museum-fields.ts';

/** The shop asks for thirty days whether money has come; the money has to be due, and its grace over, before that. */
export const MOST_DAYS = 28;

const Headings = Type.Array(Type.String({ minLength: 1 }));

export const TRANSFER_FIELDS = {
  transfer: Type.Optional(
    Type.Object(
      {
        account_holder: Type.String({ minLength: 1, maxLength: 70 }),
        iban: Type.String(),
        bic: Type.Optional(Type.String()),
        bank: Type.Optional(Type.String({ maxLength: 70 })),
        /** The last day on which an order can be placed, counted back from the first visit in it. */
        until_days_before: Type.Integer({ minimum: 1, maximum: 365 }),
        due_days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }),
        /** Days for which places stay held after the due day. */
        grace_days: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_DAYS })),
        remind_days_before_due: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_DAYS })),
        /** The least amount. */
        minimum: Type.Optional(Cents),
        /** Only who names a company, a school or an authority. */
        to_companies: Type.Optional(Type.Boolean()),
        /** What the bank's CSV calls its columns, where the shop does not know (csv-columns.ts). */
        csv: Type.Optional(
          Type.Object(
            {
              booked_on: Type.Optional(Headings),
              amount: Type.Optional(Headings),
              sign: Type.Optional(Headings),
              said: Type.Optional(Headings),
              kind: Type.Optional(Headings),
              name: Type.Optional(Headings),
              payer: Type.Optional(Headings),
              iban: Type.Optional(Headings),
              currency: Type.Optional(Headings),
              account: Type.Optional(Headings),
              state: Type.Optional(Headings),
            },
            strict,
          ),
        ),
      },
      strict,
    ),
  ),
};

export const TransferFields = Type.Object(TRANSFER_FIELDS);
export type TransferSettings = NonNullable<Static<typeof TransferFields>['transfer']>;
