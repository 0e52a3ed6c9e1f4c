// Who an annual pass is for, as the API sends it.
import { type Static, Type } from 'typebox';

export const OwnerAddress = Type.Object({
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  country: Type.String(),
});
export type OwnerAddress = Static<typeof OwnerAddress>;

/** `address` counts only with `send_to_custom_addr`; otherwise the pass goes to the buyer. */
export const Owner = Type.Object({
  name: Type.String(),
  address: OwnerAddress,
  send_to_custom_addr: Type.Boolean(),
});
export type Owner = Static<typeof Owner>;
