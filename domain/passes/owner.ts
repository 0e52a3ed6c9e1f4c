// Who an annual pass is for, as it travels.
import { type Static, Type } from 'typebox';

export const OwnerAddress = Type.Object({
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  country: Type.String(),
});
export type OwnerAddress = Static<typeof OwnerAddress>;

/** `address` counts only with `send_to_custom_addr`; else the pass goes to whoever buys it. */
export const Owner = Type.Object({
  name: Type.String(),
  address: OwnerAddress,
  send_to_custom_addr: Type.Boolean(),
});
export type Owner = Static<typeof Owner>;
