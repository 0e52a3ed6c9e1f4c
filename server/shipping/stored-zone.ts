// The JSON of shipping zones, to check it when it is read.
import { Type } from 'typebox';
import { StoredText } from '../museum-folder/stored-fields.ts';

export const StoredZone = Type.Object({
  name: StoredText,
  steps: Type.Array(Type.Object({ up_to_g: Type.Integer(), price: Type.Integer() }), { minItems: 1 }),
});
