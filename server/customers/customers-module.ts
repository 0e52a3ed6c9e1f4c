// Guests, accounts, and who is signed in.
import type { accountsContract } from '../../domain/customers/accounts-contract.ts';
import type { customersContract } from '../../domain/customers/customers-contract.ts';
import type { secondFactorContract } from '../../domain/customers/second-factor-contract.ts';
import type { sessionsContract } from '../../domain/customers/sessions-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import type { Handlers } from '../api/handler.ts';
import type { Job } from '../platform/jobs/job.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { findCustomer } from './customer-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { deleteAccount } from './delete-account.ts';
import { endAccountSessions } from './end-sessions.ts';
import { logIn } from './log-in.ts';
import { requestRecovery } from './recover-password.ts';
import { registerCustomer, validateCustomer } from './register-customer.ts';
import { presentCustomer, registerGuest } from './register-guest.ts';
import { accountRules, guestRules } from './registration-rules.ts';
import {
  confirmSetup,
  showSecondFactor,
  startSetup,
  switchOff,
} from './second-factor/change-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { listSessions } from './sessions/account-sessions.ts';
import { closeSession, renewSession } from './sessions/sessions.ts';
import { sweepSignIns } from './sweep-sign-ins.ts';
import { updateCustomer } from './update-customer.ts';

const SWEEP_SECONDS = 3600;

type CustomersCalls = Handlers<CustomersShop>;

/** Calls that also change orders are answered by the orders' module. */
type WithOrders = 'POST customer/pwdconfirm' | 'POST customer/emailconfirm';

export const customersHandlers: Pick<
  CustomersCalls,
  | Exclude<keyof typeof accountsContract | keyof typeof customersContract, WithOrders>
  | keyof typeof sessionsContract
  | keyof typeof secondFactorContract
> = {
  'POST auth/guest': (shop, { body }, { language }) => registerGuest(shop, body.c, language),
  'GET customer/attr': ({ museum: { settings } }, { query }, { language }) => {
    if (query.guest === undefined) return { fields: [...accountRules(settings, language).fields] };
    return { fields: guestRules(settings, language).fields.filter(({ required }) => required) };
  },
  'POST customer/register': (shop, { body }, caller) => registerCustomer(shop, body.c, caller),
  'POST customer/validate': (shop, { body }, { language }) => validateCustomer(shop, body.c, language),
  'POST customer/update': (shop, { body }, { language, customerId }) =>
    customerId === undefined ? refuse('TOKEN_MISSING') : updateCustomer(shop, customerId, body.c, language),
  'GET CUSTOMER_DATA': async ({ database }, _, { customerId }) => {
    const row = customerId === undefined ? undefined : await findCustomer(database, customerId);
    return row ? presentCustomer(row) : refuse('TOKEN_INVALID');
  },
  'POST customer/delete': (shop, { body }, { customerId }) =>
    customerId === undefined ? refuse('TOKEN_MISSING') : deleteAccount(shop, customerId, body._po),

  'POST auth/login': (shop, { body }, caller) => logIn(shop, body, caller),
  'POST auth/logout': async ({ database }, _, { bearer }) => {
    if (bearer) await closeSession(database, bearer);
    return true;
  },
  'POST auth/refresh': async (shop, _, { bearer }) =>
    (bearer && (await renewSession(shop, bearer))) ?? refuse('TOKEN_INVALID'),
  'POST customer/pwdreset': (shop, { body }, caller) => requestRecovery(shop, body, caller),
  'POST customer/pwdchange': (shop, { body }, caller) => changePassword(shop, body, caller),
  'POST customer/emailchange': (shop, { body }, caller) => changeEmail(shop, body, caller),

  'GET customer/sessions': ({ database, clock, now }, _, { bearer }) =>
    bearer ? listSessions(database, bearer, clock, now()) : refuse('TOKEN_MISSING'),
  'GET customer/secondfactor': ({ database }, _, { customerId }) =>
    customerId === undefined ? refuse('TOKEN_MISSING') : showSecondFactor(database, customerId),
  'POST customer/secondfactorstart': (shop, { body }, caller) => startSetup(shop, body._po, caller),
  'POST customer/secondfactorconfirm': (shop, { body }, caller) => confirmSetup(shop, body._c, caller),
  'POST customer/secondfactorcodes': (shop, { body }, caller) => renewRecoveryCodes(shop, body._po, caller),
  'POST customer/secondfactoroff': (shop, { body }, caller) => switchOff(shop, body._po, caller),

  'POST customer/sessionend': (shop, { body }, caller) => endAccountSessions(shop, body, caller),
};

export const customersJobs: readonly Job<Pick<CustomersShop, 'database' | 'now'>>[] = [
  {
    name: 'sweep-sign-ins',
    everySeconds: SWEEP_SECONDS,
    work: ({ database, now }, signal) => sweepSignIns(database, now(), signal),
  },
];
