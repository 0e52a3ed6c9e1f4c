import type { TriesShop } from '../credentials/tries/limit-tries.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { GuestBatches } from './guest-batches.ts';
import type { RegistrationSettings } from './registration-rules.ts';
import type { SessionsShop } from './sessions/sessions.ts';
import type { MailsShop } from './tries/limit-mails.ts';

/** Forgets what else the shop keeps of whoever has this confirmed address, in the caller's transaction. */
export type ForgetBeside = (sql: Sql, email: string) => Promise<void>;

/** What customers and accounts need of a shop. */
export type CustomersShop = SessionsShop &
  TriesShop & {
    readonly jobs: Pick<Jobs, 'write'>;
    /** `publicUrl`: the origin that visitors see. */
    readonly config: { readonly publicUrl: string };
    readonly registering: GuestBatches;
    readonly museum: { readonly settings: RegistrationSettings & MailsShop['museum']['settings'] };
    readonly clock: MuseumClock;
    readonly forgetBeside: ForgetBeside;
  };
