// The donation settings of `museum.yaml`. Without them the museum takes no donations.
import { type Static, Type } from 'typebox';
import { CENTS_TITLE, Cents, Id, strict, Text } from '../../museum-folder/museum-fields.ts';

export const DONATION_FIELDS = {
  donation: Type.Optional(
    Type.Object(
      {
        id: Id,
        name: Text,
        /** What it is for. */
        text: Text,
        min_amount: Cents,
        max_amount: Cents,
        suggested: Type.Array(Cents, { maxItems: 6 }),
        /** The cart's total is rounded up to a multiple of this many cents. */
        round_up_step: Type.Integer({ minimum: 10, maximum: 100_000, title: CENTS_TITLE }),
      },
      strict,
    ),
  ),
};

export const DonationFields = Type.Object(DONATION_FIELDS);
export type DonationFields = Static<typeof DonationFields>;
