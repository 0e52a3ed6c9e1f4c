// The audit after a part of the drill: what buyers were told, what the bank was paid, what was mailed and what the database
// holds must be one story.
import { type Asked, AUDIT_STATEMENTS, askAudit, findBookings } from './audit-store.ts';
import type { MailCopies } from './mailboxes.ts';

/** How many of a kind are named. */
const MOST_NAMED = 3;

/**
 * Compares all books of a shop that has come to rest.
 * @param acknowledged the bookings that buyers were told
 * @param mails how often the mail of each order has left
 * @returns what must not be, one sentence for each kind; empty when all is well
 */
export async function auditShop(
  database: Asked,
  acknowledged: readonly string[],
  mails: MailCopies,
): Promise<string[]> {
  const findings: string[] = [];
  const report = (what: string, found: readonly string[]) => {
    if (found.length === 0) return;
    const more = found.length > MOST_NAMED ? ', …' : '';
    findings.push(`${found.length} × ${what}: ${found.slice(0, MOST_NAMED).join(', ')}${more}`);
  };
  for (const [what, statement] of Object.entries(AUDIT_STATEMENTS))
    report(what, await askAudit(database, statement));
  const bookings = await findBookings(database);
  const known = new Set(bookings);
  report(
    'a purchase that a buyer was told and that is no order',
    acknowledged.filter((id) => !known.has(id)),
  );
  report('a booking that two buyers were told', repeated(acknowledged));
  report(
    'an order without a mail',
    bookings.filter((id) => !mails.has(id)),
  );
  report(
    'an order with several mails',
    bookings.filter((id) => (mails.get(id) ?? 0) > 1),
  );
  report(
    'a mail about no order',
    [...mails.keys()].filter((id) => !known.has(id)),
  );
  return findings;
}

function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.has(id) || !seen.add(id));
}
