// The SQL of links in mails (table `customer_link`): of their secrets only digests are kept.
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, list, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

export type LinkPurpose = 'recover' | 'confirm' | 'change-email';
/** The purposes of links that confirm an address. */
export const CONFIRMING: readonly LinkPurpose[] = ['confirm', 'change-email'];
export type LinkRow = {
  readonly customer_id: string;
  readonly purpose: LinkPurpose;
  /** The address that the mail went to, as it was typed. */
  readonly email: string;
};

const deleteOlderStatement = statement(
  'delete-links-of-purpose',
  { customer: text(), purpose: text<LinkPurpose>() },
  ({ customer, purpose }) =>
    build.deleteFrom('customer_link').where('customer_id', '=', customer).where('purpose', '=', purpose),
);

const insertLinkStatement = statement(
  'insert-link',
  {
    token_hash: text(),
    customer_id: text(),
    purpose: text<LinkPurpose>(),
    email: text(),
    expires_at: instant(),
  },
  (link) => build.insertInto('customer_link').values(link),
);

const wanted = { token_hash: text(), purposes: list(text<LinkPurpose>()), now: instant() };

const findLinkStatement = statement('find-link', wanted, ({ token_hash, purposes, now }) =>
  build
    .selectFrom('customer_link')
    .select(['customer_id', 'purpose', 'email'])
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', any(purposes))
    .where('expires_at', '>', now),
);

const takeLinkStatement = statement('take-link', wanted, ({ token_hash, purposes, now }) =>
  build
    .deleteFrom('customer_link')
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', any(purposes))
    .where('expires_at', '>', now)
    .returning(['customer_id', 'purpose', 'email']),
);

const deleteLinksStatement = statement('delete-links-of-customer', { customer: text() }, ({ customer }) =>
  build.deleteFrom('customer_link').where('customer_id', '=', customer),
);

const sweepLinksStatement = statement('sweep-links', { now: instant(), most: int() }, ({ now, most }) =>
  build
    .deleteFrom('customer_link')
    .where('token_hash', 'in', (db) =>
      db
        .selectFrom('customer_link as expired')
        .select('expired.token_hash')
        .where('expired.expires_at', '<=', now)
        .orderBy('expired.expires_at')
        .limit(most),
    )
    .where('expires_at', '<=', now)
    .returning('token_hash'),
);

type NewLink = LinkRow & { readonly token_hash: string; readonly expires_at: Date };

/** Stores a link; earlier links of the customer for the same purpose become invalid. */
export async function replaceLink(sql: Sql, link: NewLink): Promise<void> {
  await sql.run(deleteOlderStatement, { customer: link.customer_id, purpose: link.purpose });
  await addLink(sql, link);
}

/** Stores a link beside others of the same purpose. */
export async function addLink(sql: Sql, link: NewLink): Promise<void> {
  await sql.run(insertLinkStatement, link);
}

/** The link, while it is valid. */
export async function findLink(
  sql: Sql,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | undefined> {
  return sql.first(findLinkStatement, { token_hash: tokenHash, purposes, now });
}

/** Uses a link up: of several calls at once, only one gets it. */
export async function takeLink(
  sql: Sql,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | undefined> {
  return sql.first(takeLinkStatement, { token_hash: tokenHash, purposes, now });
}

/** Makes all links that were mailed to a customer invalid. */
export async function deleteLinksOf(sql: Sql, customerId: string): Promise<void> {
  await sql.run(deleteLinksStatement, { customer: customerId });
}

/** Forgets what has expired. Answers how many, at most `most`. */
export async function sweepLinks(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepLinksStatement, { now, most })).length;
}
