// One entry of what `SHIPPING_COSTS` is asked about (spec 7).

/** `datetime` where the line has one. */
export type ShippingItem = {
  readonly type: string;
  readonly id: string;
  readonly datetime?: string;
  readonly count?: number;
};
