import type { Language } from '../../domain/language.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { RegistrationRules } from './register-guest.ts';
import type { Sessions } from './sessions.ts';

/** What the verbs of customers and accounts work with. */
export type CustomersContext = {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly jobs: Pick<Jobs, 'write'>;
  /** The origin that visitors see. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly clock: () => Promise<MuseumClock>;
  /** What a registration must hold; with `guest`, a guest's. */
  readonly rules: (language: Language, guest: boolean) => Promise<RegistrationRules>;
  /** Gives an account what guests have ordered with its address. */
  readonly adoptOrders: (sql: Sql, email: string, customerId: string) => Promise<void>;
  /** Off for load tests: nothing is counted then. */
  readonly rateLimits: boolean;
};
