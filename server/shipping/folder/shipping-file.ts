// What a parcel costs and where it may go, as the museum writes it.
import { type Static, Type } from 'typebox';
import { Cents, Id, strict, Text } from '../../museum-folder/museum-fields.ts';

/** `shipping.yaml` */
export const ShippingFile = Type.Object(
  {
    zones: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Text,
          countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 }),
          steps: Type.Array(
            Type.Object({ up_to_g: Type.Integer({ minimum: 1, maximum: 100_000 }), price: Cents }, strict),
            { minItems: 1 },
          ),
        },
        strict,
      ),
      { minItems: 1 },
    ),
  },
  strict,
);
export type ShippingFile = Static<typeof ShippingFile>;
