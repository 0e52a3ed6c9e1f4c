// The JSON of vouchers, to check it when it is read.
import { Type } from 'typebox';
import { StoredGroup, StoredPictureJson, StoredText } from '../museum-folder/stored-fields.ts';

export const StoredVoucherJson = Type.Object({
  name: StoredText,
  description: StoredText,
  picture: StoredPictureJson,
  group: StoredGroup,
});
