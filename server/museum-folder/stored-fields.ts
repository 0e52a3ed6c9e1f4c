// What the catalogue's JSON is made of, to check it when it is read.
import { Type } from 'typebox';

/** Text per language; languages that the shop no longer speaks do no harm. */
export const StoredText = Type.Record(Type.String(), Type.String());

export const StoredPictureJson = Type.Object({
  src: Type.String(),
  widths: Type.Array(Type.Integer(), { minItems: 1 }),
  alt: StoredText,
  ratio: Type.Number({ exclusiveMinimum: 0 }),
  focus: Type.Optional(Type.Object({ x: Type.Number(), y: Type.Number() })),
});

export const StoredAccent = Type.Object({ light: Type.String(), dark: Type.String() });

export const StoredGroup = Type.Object({ id: Type.String(), name: StoredText });

export const StoredSubticket = Type.Object({
  id: Type.String(),
  name: StoredText,
  price: Type.Integer(),
  vat_value: Type.Number(),
  min_quantity: Type.Integer(),
  max_quantity: Type.Integer(),
});
