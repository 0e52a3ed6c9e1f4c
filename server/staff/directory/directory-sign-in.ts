// `office/directory/…`: somebody goes to the museum's directory, comes back, and is signed in (ADR 120).

import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { FRESH_MINUTES } from '../../../domain/staff/second-factor.ts';
import type { WithCookie } from '../../api/handler.ts';
import { countTry, takeBackTry } from '../../credentials/tries/limit-tries.ts';
import { factorsOf } from '../factor/factors-of.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { noteDirectorySession, noteFactor } from '../sessions/staff-session-store.ts';
import { type From, openStaffSession, verifyStaff } from '../sessions/staff-sessions.ts';
import { admitPerson } from './admit-person.ts';
import { type DirectoryPerson, directoryAddress, directoryPerson } from './ask-directory.ts';
import { type Directory, type DirectoryShop, directoryOf } from './directory-shop.ts';
import { findLinked } from './directory-store.ts';
import { isSignedOut, lockDirectory } from './logout-store.ts';
import { beginVisit, endVisit, type Visit } from './visit.ts';

type Arrived = { readonly signed_in: boolean; readonly back: string };

/** @param sessionId in which the second factor is given again, if it is */
export async function goToDirectory(
  shop: DirectoryShop,
  { sessionId, back }: { readonly sessionId: string | null; readonly back: string },
  from: From & { readonly language: OfficeLanguage },
): Promise<WithCookie<{ address: string }> | Refusal> {
  const directory = directoryOf(shop);
  if (!directory) return refuse('STAFF_DIRECTORY_NONE');
  const tooMany = sessionId === null && (await countTry(shop, 'staff-network', from.address));
  if (tooMany) return tooMany;
  const { proofs, setCookie } = await beginVisit(shop, { sessionId, back });
  const { publicUrl } = shop.config;
  const way = { publicUrl, language: from.language, again: sessionId !== null };
  try {
    return { setCookie, answer: { address: await directoryAddress(directory, proofs, way) } };
  } catch (problem) {
    return noAnswer(shop, problem, 'STAFF_DIRECTORY_DOWN');
  }
}

/** `office/directory/arrive` */
export async function arriveFromDirectory(
  shop: DirectoryShop,
  answer: string,
  from: From & { readonly language: OfficeLanguage },
): Promise<WithCookie<Arrived> | Arrived | Refusal> {
  const directory = directoryOf(shop);
  if (!directory) return refuse('STAFF_DIRECTORY_NONE');
  const tooMany = await countTry(shop, 'staff-network', from.address);
  if (tooMany) return tooMany;
  const visit = await endVisit(shop, from);
  if (!visit) return refuse('STAFF_DIRECTORY_FAILED');
  const person = await personOfAnswer(shop, directory, visit, answer);
  if ('refused' in person) return person;
  const arrived = await (visit.sessionId === null
    ? enter(shop, directory, person, visit, from).catch(refuseSecond)
    : giveFactor(shop, person, visit, from));
  // Who succeeds does not count for the others of their house: neither with the way there nor with the way back.
  if (!isRefusal(arrived))
    await takeBackTry(shop, 'staff-network', from.address, shop.database, visit.sessionId === null ? 2 : 1);
  return arrived;
}

/** Somebody's first sign-in, twice at the same moment: one of them makes the member. */
function refuseSecond(problem: { readonly code?: string }): Refusal {
  if (problem.code === '23505') return refuse('STAFF_DIRECTORY_FAILED');
  throw problem;
}

async function personOfAnswer(
  shop: DirectoryShop,
  directory: Directory,
  visit: Visit,
  answer: string,
): Promise<DirectoryPerson | Refusal> {
  try {
    return await directoryPerson(shop, directory, visit, answer);
  } catch (problem) {
    // The network's errors are the only ones without a code of the library.
    const isDown = problem instanceof TypeError || (problem as Error).name === 'TimeoutError';
    return noAnswer(shop, problem, isDown ? 'STAFF_DIRECTORY_DOWN' : 'STAFF_DIRECTORY_FAILED');
  }
}

function noAnswer(
  { log }: DirectoryShop,
  problem: unknown,
  code: 'STAFF_DIRECTORY_DOWN' | 'STAFF_DIRECTORY_FAILED',
): Refusal {
  const { message, cause } = problem as Error;
  const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
  log.warn({ code }, `The directory (OIDC_ISSUER) has signed nobody in: ${why}`);
  return refuse(code);
}

/** Signs somebody in. Roles are those of the directory's groups from now on. */
function enter(
  shop: DirectoryShop,
  directory: Directory,
  person: DirectoryPerson,
  { back }: Visit,
  from: From & { readonly language: OfficeLanguage },
): Promise<WithCookie<Arrived> | Refusal> {
  return shop.database.transaction(async (sql) => {
    const staffId = await admitPerson(shop, sql, directory, person, from);
    if (typeof staffId !== 'string') return staffId;
    const now = shop.now();
    const factorDue = !person.factorGiven && (await factorsOf(sql, staffId)).length > 0;
    const factorAt = factorTime(person, now);
    const member = { staffId, factorAt, factorDue, directorySession: person.session };
    const setCookie = await openStaffSession(shop, sql, member, from);
    await noteSignIn(sql, { staffId, address: from.address }, 'directory', now);
    return { setCookie, answer: { signed_in: true, back } };
  });
}

/**
 * Since when the second factor counts. The directory may have asked for it hours ago and remember the browser, so that it is
 * fresh only where the directory says so.
 */
function factorTime({ factorGiven, shownAt }: DirectoryPerson, now: Date): Date | undefined {
  if (!factorGiven) return undefined;
  const notFresh = new Date(now.getTime() - FRESH_MINUTES * 60_000);
  return shownAt && shownAt <= now ? shownAt : notFresh;
}

/** In the session that asked for it, by the same person, and not by somebody who only finds the browser signed in there. */
async function giveFactor(
  shop: DirectoryShop,
  person: DirectoryPerson,
  { sessionId, back }: Visit,
  { cookies }: From,
): Promise<Arrived | Refusal> {
  const staff = await verifyStaff(shop, cookies);
  const linked = await findLinked(shop.database, person);
  if (!staff || staff.sessionId !== sessionId || staff.staffId !== linked)
    return refuse('STAFF_DIRECTORY_FAILED');
  if (!person.factorGiven) return refuse('STAFF_DIRECTORY_NO_FACTOR');
  return shop.database.transaction(async (sql) => {
    await lockDirectory(sql, person.issuer);
    if (await isSignedOut(sql, person)) return refuse('STAFF_DIRECTORY_FAILED');
    await noteFactor(sql, staff.sessionId, shop.now());
    await noteDirectorySession(sql, staff.sessionId, person.session);
    return { signed_in: false, back };
  });
}
