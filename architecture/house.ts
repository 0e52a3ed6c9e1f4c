export interface Tier {
  readonly knows: readonly string[];
  /** The only packages that this tier imports; without a list, any. */
  readonly packages?: readonly string[];
  /** Runs in a browser, so it cannot import what only Node has. */
  readonly browser?: boolean;
  /** `*` is every file directly in the tier's folder that has no entry of its own, `**` also those in folders. */
  readonly floors: readonly string[];
}

export interface Exception {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

export interface House {
  readonly tiers: Readonly<Record<string, Tier>>;
  readonly exceptions: readonly Exception[];
}
