// What a test and the process of a peer say to each other.

export type ToPeer =
  | { readonly call: number; readonly name: string; readonly args: readonly unknown[] }
  /** In milliseconds. */
  | { readonly asked: number; readonly now: number };

export type FromPeer =
  | { readonly origin: string }
  | { readonly asks: number }
  | { readonly answered: number; readonly answer?: unknown; readonly error?: string };
