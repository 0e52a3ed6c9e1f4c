import { createContext, redirect } from 'react-router';
import { officePaths, officePathWith } from '../../../domain/office-addresses.ts';
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import type { Asking } from './asked.ts';
import type { Session } from './session.ts';

export type Office = {
  readonly call: Call;
  readonly session: Session;
  readonly asking: Asking;
};

/** What loaders have: `context.get(officeContext).call('GET office/…', {…})`. */
export const officeContext = createContext<Office>();

/** An answer without a page, which the error page explains. */
export function noPage(status: 403 | 404): Response {
  return new Response(null, { status });
}

/** Who is signed in, or the way to sign-in and back. */
export async function signedIn({ session }: Office, url: string) {
  try {
    return await session.me();
  } catch (problem) {
    if (!(problem instanceof ApiRefusal) || problem.status !== 401) throw problem;
    const { pathname, search } = new URL(url);
    throw redirect(officePathWith(officePaths.signIn(), { from: pathname + search }));
  }
}
