/** Whom a valid token stands for (spec 6). */
export type Bearer = {
  readonly customerId: string;
  readonly sessionId: string;
  /** The token's own id: a session has another token after a renewal. */
  readonly tokenId: string;
  readonly isGuest: boolean;
  /** Stays the same when a token is renewed. */
  readonly signedInAt: Date;
};
