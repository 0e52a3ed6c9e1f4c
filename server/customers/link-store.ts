// The SQL of links in mails (table `customer_link`): of their secrets only digests are kept.
import type { Sql, Statement } from '../platform/database/sql.ts';

export type LinkPurpose = 'recover' | 'confirm' | 'change-email';
export type LinkRow = {
  readonly customer_id: string;
  readonly purpose: LinkPurpose;
  /** The address that the mail went to, as it was typed. */
  readonly email: string;
};

const deleteOlderStatement: Statement<never> = {
  name: 'delete-links-of-purpose',
  text: 'delete from customer_link where customer_id = $1 and purpose = $2',
};

const insertLinkStatement: Statement<never> = {
  name: 'insert-link',
  text: `
    insert into customer_link (token_hash, customer_id, purpose, email, expires_at) values ($1, $2, $3, $4, $5)`,
};

const findLinkStatement: Statement<LinkRow> = {
  name: 'find-link',
  text: `
    select customer_id, purpose, email from customer_link
    where token_hash = $1 and purpose = any ($2::text[]) and expires_at > $3`,
};

const takeLinkStatement: Statement<LinkRow> = {
  name: 'take-link',
  text: `
    delete from customer_link
    where token_hash = $1 and purpose = any ($2::text[]) and expires_at > $3
    returning customer_id, purpose, email`,
};

const deleteLinksStatement: Statement<never> = {
  name: 'delete-links-of-customer',
  text: 'delete from customer_link where customer_id = $1',
};

const sweepLinksStatement: Statement<{ token_hash: string }> = {
  name: 'sweep-links',
  text: `
    delete from customer_link
    where token_hash in (select token_hash from customer_link where expires_at <= $1 order by expires_at limit $2) and expires_at <= $1
    returning token_hash`,
};

/** Writes a link; those of the same purpose from earlier mails open nothing any more. */
export async function replaceLink(
  sql: Sql,
  link: LinkRow & { readonly token_hash: string; readonly expires_at: Date },
): Promise<void> {
  const { token_hash, customer_id, purpose, email, expires_at } = link;
  await sql.named(deleteOlderStatement, [customer_id, purpose]);
  await sql.named(insertLinkStatement, [token_hash, customer_id, purpose, email, expires_at]);
}

/** The link, while it would still open something. */
export async function findLink(
  sql: Sql,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | undefined> {
  return (await sql.named(findLinkStatement, [tokenHash, purposes, now]))[0];
}

/** Uses a link up: of several at once, one gets it. */
export async function takeLink(
  sql: Sql,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | undefined> {
  return (await sql.named(takeLinkStatement, [tokenHash, purposes, now]))[0];
}

/** Whatever was mailed to a customer opens nothing any more. */
export async function deleteLinksOf(sql: Sql, customerId: string): Promise<void> {
  await sql.named(deleteLinksStatement, [customerId]);
}

/** Forgets what has expired. Answers how many, at most `most`. */
export async function sweepLinks(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.named(sweepLinksStatement, [now, most])).length;
}
