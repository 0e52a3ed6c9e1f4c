// The museum's people: who is signed in to the office, and how they came to be.
import { isRefusal, refuse } from '../../domain/refusal.ts';
import type { staffContract } from '../../domain/staff/staff-contract.ts';
import type { Handlers } from '../api/handler.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Job } from '../platform/jobs/job.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { sweepInvitations } from './members/invitation-store.ts';
import { join, readInvitation } from './members/join.ts';
import { sweepStaffSessions } from './sessions/staff-session-store.ts';
import { closeStaffSession } from './sessions/staff-sessions.ts';
import { showMe } from './show-me.ts';
import { signIn } from './sign-in.ts';
import type { StaffShop } from './staff-shop.ts';

const SWEEP_SECONDS = 3600;
/** Rows of one statement, so that nobody waits for it. */
const MOST = 500;

export const staffHandlers: Pick<Handlers<StaffShop>, keyof typeof staffContract> = {
  'POST office/sign-in': (shop, { body }, caller) => signIn(shop, body, caller),
  'POST office/sign-out': async (shop, _, { staff }) =>
    staff ? { setCookie: await closeStaffSession(shop, staff), answer: true } : refuse('STAFF_SIGNED_OUT'),
  'GET office/me': (shop, _, { staff, language }) =>
    staff ? showMe(shop, staff, language) : refuse('STAFF_SIGNED_OUT'),
  'POST office/invitation': async (shop, { body }, caller) => {
    const invited = await readInvitation(shop, body.secret, caller);
    if (isRefusal(invited)) return invited;
    return { name: invited.name, email: invited.email, museum: shop.museum.settings.name };
  },
  'POST office/join': (shop, { body }, caller) => join(shop, body, caller),
  'POST office/password': (shop, { body }, { staff }) =>
    staff ? changeStaffPassword(shop, body, staff) : refuse('STAFF_SIGNED_OUT'),
};

export const staffJobs: readonly Job<{ readonly database: Database; readonly now: () => Date }>[] = [
  {
    name: 'sweep-staff-sessions',
    everySeconds: SWEEP_SECONDS,
    work: async ({ database, now }, signal) => {
      for (const sweep of [sweepStaffSessions, sweepInvitations])
        while (!signal?.aborted && (await sweep(database, now(), MOST)) === MOST);
    },
  },
];
