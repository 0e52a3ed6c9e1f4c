// The calls that sign in and out and guard an account, and the verbs that answer them.
import type { accountsContract } from '../../domain/customers/accounts-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import type { Handlers } from '../api/mount-endpoints.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import type { CustomersContext } from './customers-context.ts';
import { logIn } from './log-in.ts';
import { confirmRecovery, requestRecovery } from './recover-password.ts';

/** The handlers of `auth/…` and of passwords and addresses. */
export function createAccountsHandlers(
  context: CustomersContext,
): Pick<Handlers, keyof typeof accountsContract> {
  return {
    'POST auth/login': ({ body }, caller) => logIn(body, caller, context),
    'POST auth/logout': async (_, { bearer }) => {
      if (bearer) await context.sessions.close(context.database, bearer);
      return true;
    },
    'POST auth/refresh': async (_, { bearer }) =>
      (bearer && (await context.sessions.renew(bearer))) ?? refuse('TOKEN_INVALID'),
    'POST customer/pwdreset': ({ body }, caller) => requestRecovery(body, caller, context),
    'POST customer/pwdconfirm': ({ body }, caller) => confirmRecovery(body, caller, context),
    'POST customer/pwdchange': ({ body }, caller) => changePassword(body, caller, context),
    'POST customer/emailchange': ({ body }, caller) => changeEmail(body, caller, context),
    'POST customer/emailconfirm': ({ body }, caller) => confirmEmail(body.token, caller, context),
  };
}
