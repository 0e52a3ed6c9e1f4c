// Who a call comes from.
import type { Permission } from '../../domain/staff/permissions.ts';

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

/** A device at the door (operations 6). */
export type DeviceBearer = {
  readonly deviceId: string;
  readonly name: string;
  /** Where it stands; empty: at every house. */
  readonly houses: readonly string[];
  /** It may let people in although the answer is no. */
  readonly mayForce: boolean;
  /** When the shop last noted that it had heard of it. */
  readonly contactAt: Date;
};

/** A member of staff who is signed in to the office (operations 1). */
export type StaffBearer = {
  readonly staffId: string;
  readonly sessionId: string;
  readonly roles: readonly string[];
  /** Empty while a second factor is missing. */
  readonly permissions: ReadonlySet<Permission>;
  /** A role asks for a second factor, and there is none: only one's own access can be set up. */
  readonly lacksFactor: boolean;
  /** When a second factor was last given in this session; undefined: never. */
  readonly factorAt: Date | undefined;
};
