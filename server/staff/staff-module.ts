// The museum's people: who is signed in to the office, and how they came to be.
import { isRefusal } from '../../domain/refusal.ts';
import type { actsContract } from '../../domain/staff/acts-contract.ts';
import type { directoryContract } from '../../domain/staff/directory-contract.ts';
import type { staffFactorContract } from '../../domain/staff/factor-contract.ts';
import type { passkeysContract } from '../../domain/staff/passkeys-contract.ts';
import type { peopleContract } from '../../domain/staff/people-contract.ts';
import type { staffContract } from '../../domain/staff/staff-contract.ts';
import { type Caller, type Handlers, staffOf } from '../api/handler.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Job } from '../platform/jobs/job.ts';
import { type JournalShop, readActors } from './acts/read-journal.ts';
import { sweepChallenges } from './challenge-store.ts';
import { changeStaffLanguage } from './change-staff-language.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { directoryHandlers } from './directory/directory-handlers.ts';
import type { DirectoryShop } from './directory/directory-shop.ts';
import { sweepVisits } from './directory/directory-store.ts';
import { sweepLogouts } from './directory/logout-store.ts';
import { signOut } from './directory/sign-out.ts';
import {
  confirmAppSetup,
  removeApp,
  renewStaffRecoveryCodes,
  showFactors,
  startAppSetup,
} from './factor/change-app.ts';
import { checkFactor } from './factor/check-factor.ts';
import type { WritesStaffMails } from './mails/staff-mail-job.ts';
import { sweepInvitations } from './members/invitation-store.ts';
import { join, readInvitation } from './members/join.ts';
import { askForPasskey } from './passkeys/ask-passkey.ts';
import {
  addPasskey,
  listOwnPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys/own-passkeys.ts';
import { giveFactorByPasskey, signInByPasskey, startPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { invitePerson } from './people/invite-person.ts';
import {
  changePerson,
  type Doing,
  endPerson,
  endSessionsOf,
  listPeople,
  listRoles,
  resetFactor,
} from './people/people.ts';
import { recoverStaffPassword, requestStaffRecovery } from './recovery/recover-access.ts';
import { sweepRecoveries } from './recovery/recovery-store.ts';
import { endOwnSessions, listOwnSessions } from './sessions/own-sessions.ts';
import { noteFactor, sweepStaffSessions } from './sessions/staff-session-store.ts';
import { showMe } from './show-me.ts';
import { signIn } from './sign-in.ts';

const SWEEP_SECONDS = 3600;
/** Rows of one statement, so that nobody waits for it. */
const MOST = 500;

type StaffCalls = Pick<
  Handlers<DirectoryShop & WritesStaffMails & JournalShop>,
  | keyof typeof staffContract
  | keyof typeof staffFactorContract
  | keyof typeof peopleContract
  | keyof typeof passkeysContract
  | keyof typeof directoryContract
  | Exclude<keyof typeof actsContract, 'GET office/acts'>
>;

export const staffHandlers: StaffCalls = {
  'POST office/sign-in': (shop, { body }, caller) => signIn(shop, body, caller),
  'POST office/sign-out': (shop, _, caller) => signOut(shop, staffOf(caller)),
  'GET office/me': (shop, _, caller) => showMe(shop, staffOf(caller), caller.language),
  'POST office/invitation': async (shop, { body }, caller) => {
    const invited = await readInvitation(shop, body.secret, caller);
    if (isRefusal(invited)) return invited;
    return { name: invited.name, email: invited.email, museum: shop.museum.settings.name };
  },
  'POST office/join': (shop, { body }, caller) => join(shop, body, caller),
  'POST office/password': (shop, { body }, caller) =>
    changeStaffPassword(shop, body, staffOf(caller), caller.address),
  'POST office/forgotten': (shop, { body }, caller) => requestStaffRecovery(shop, body.email, caller),
  'POST office/new-password': (shop, { body }, caller) => recoverStaffPassword(shop, body, caller),
  'POST office/language': (shop, { body }, caller) =>
    changeStaffLanguage(shop, staffOf(caller), body.language),

  'GET office/factors': (shop, _, caller) => showFactors(shop, staffOf(caller)),
  'POST office/factor': async (shop, { body }, caller) => {
    const { staffId, sessionId } = staffOf(caller);
    const wrong = await checkFactor(shop, staffId, body.code);
    if (wrong) return wrong;
    await noteFactor(shop.database, sessionId, shop.now());
    return true;
  },
  'POST office/factor/app-start': (shop, _, caller) => startAppSetup(shop, staffOf(caller)),
  'POST office/factor/app-confirm': (shop, { body }, caller) =>
    confirmAppSetup(shop, body.code, staffOf(caller), caller.address),
  'POST office/factor/app-remove': (shop, _, caller) => removeApp(shop, staffOf(caller), caller.address),
  'POST office/factor/codes': (shop, _, caller) =>
    renewStaffRecoveryCodes(shop, staffOf(caller), caller.address),
  'GET office/sessions': (shop, _, caller) => listOwnSessions(shop, staffOf(caller)),
  'POST office/session-end': (shop, { body }, caller) =>
    endOwnSessions(shop, body.id, staffOf(caller), caller.address),

  'GET office/passkeys': (shop, _, caller) => listOwnPasskeys(shop, staffOf(caller)),
  'POST office/passkeys/add-start': (shop, _, caller) => startPasskey(shop, staffOf(caller)),
  'POST office/passkeys/add': (shop, { body }, caller) =>
    addPasskey(shop, body, staffOf(caller), caller.address),
  'POST office/passkeys/rename': (shop, { body }, caller) => renamePasskey(shop, body, staffOf(caller)),
  'POST office/passkeys/remove': (shop, { body }, caller) =>
    removePasskey(shop, body.id, staffOf(caller), caller.address),
  'POST office/passkeys/sign-in-start': (shop, _, caller) => startPasskeySignIn(shop, caller),
  'POST office/passkeys/sign-in': (shop, { body }, caller) => signInByPasskey(shop, body.response, caller),
  'POST office/factor/passkey-start': (shop, _, caller) =>
    askForPasskey(shop, 'passkey-factor', staffOf(caller).staffId),
  'POST office/factor/passkey': (shop, { body }, caller) =>
    giveFactorByPasskey(shop, body.response, staffOf(caller)),

  ...directoryHandlers,

  'GET office/people': (shop) => listPeople(shop),
  'GET office/roles': (shop, _, caller) => listRoles(shop, staffOf(caller), caller.language),
  'POST office/people/invite': (shop, { body }, caller) => invitePerson(shop, body, doingOf(caller)),
  'POST office/people/change': (shop, { body }, caller) => changePerson(shop, body, doingOf(caller)),
  'POST office/people/end': (shop, { body }, caller) => endPerson(shop, body, doingOf(caller)),
  'POST office/people/end-sessions': (shop, { body }, caller) => endSessionsOf(shop, body, doingOf(caller)),
  'POST office/people/reset-factor': (shop, { body }, caller) => resetFactor(shop, body, doingOf(caller)),

  'GET office/acts/actors': (shop) => readActors(shop),
};

function doingOf(caller: Caller): Doing {
  return { staff: staffOf(caller), address: caller.address };
}

export const staffJobs: readonly Job<{ readonly database: Database; readonly now: () => Date }>[] = [
  {
    name: 'sweep-staff-sessions',
    everySeconds: SWEEP_SECONDS,
    work: async ({ database, now }, signal) => {
      for (const sweep of [
        sweepStaffSessions,
        sweepInvitations,
        sweepChallenges,
        sweepVisits,
        sweepLogouts,
        sweepRecoveries,
      ])
        while (!signal?.aborted && (await sweep(database, now(), MOST)) === MOST);
    },
  },
];
