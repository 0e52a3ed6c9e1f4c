/** Whom a valid token stands for (spec 6). */
export type Bearer = {
  readonly customerId: string;
  readonly sessionId: string;
  readonly isGuest: boolean;
  /** Renewed tokens keep it. */
  readonly signedInAt: Date;
};
