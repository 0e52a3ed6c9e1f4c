// Requests of groups as the personal data of whoever asked (GDPR art. 15, 17 and 20): taken along with everything else that the
// shop keeps of them, and forgotten with it. Requests name nobody but by their address.
import type { ExportedRequest } from '../../domain/customers/exported-request.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { forgetRequests, markForgotten, offersOfRequests, requestsOfAddress } from './request-store.ts';

/** @param email confirmed to be theirs */
export async function exportRequests(
  sql: Sql,
  email: string,
  clock: Pick<MuseumClock, 'fromInstant'>,
): Promise<ExportedRequest[]> {
  const rows = await requestsOfAddress(sql, email);
  const offers = await offersOfRequests(
    sql,
    rows.map(({ number }) => number),
  );
  const at = (instant: Date | null) => (instant ? clock.fromInstant(instant) : '');
  return rows.map((row) => {
    const { number, kind, name, organisation, phone, people, days, wishes, language, answers } = row;
    return {
      ...{ number, kind, name, organisation, email: row.email, phone, people, days, wishes, language },
      received: at(row.received_at),
      answers: answers.map(({ label, text }) => ({ label, text })),
      offers: offers
        .filter(({ request_number }) => request_number === number)
        .map(
          ({ made_at, accepted_at, declined_at, withdrawn_at, valid_until, message, declined_because }) => ({
            ...{ made: at(made_at), valid_until, message, declined_because },
            ...{ accepted: at(accepted_at), declined: at(declined_at), withdrawn: at(withdrawn_at) },
          }),
        ),
    };
  });
}

const LONG_AGO = new Date(0);

/** Forgets what was asked from an address, in the caller's transaction; what still has an offer, as soon as that is over. */
export async function forgetRequestsOf(sql: Sql, email: string): Promise<void> {
  await markForgotten(sql, email);
  await forgetRequests(sql, LONG_AGO);
}
