// The address of a guide's calendar (operations 3). Its secret is computed, not stored: a copy of the database opens no calendar.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { guideCalendarPath } from '../../domain/office-addresses.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { readSharedSecret } from '../site/shared-secrets.ts';
import { findGuide, type GuideRow } from './guide-store.ts';

type Feed = Pick<GuideRow, 'id' | 'feed_number'>;
type FeedShop = { readonly database: Database; readonly config: { readonly publicUrl: string } };

/** Renewing it makes another one, and this one opens nothing any more. */
export async function feedAddress({ database, config }: FeedShop, guide: Feed): Promise<string> {
  const secret = await secretOf(database, guide);
  return config.publicUrl + guideCalendarPath({ guide: guide.id, secret });
}

/** The guide whose calendar an address opens. */
export async function guideOfFeed(
  sql: Sql,
  { guide, secret }: { readonly guide: string; readonly secret: string },
): Promise<GuideRow | undefined> {
  const found = await findGuide(sql, guide);
  if (!found?.active) return undefined;
  const [given, right] = [Buffer.from(secret), Buffer.from(await secretOf(sql, found))];
  return given.length === right.length && timingSafeEqual(given, right) ? found : undefined;
}

async function secretOf(sql: Sql, { id, feed_number }: Feed): Promise<string> {
  const key = await readSharedSecret(sql, 'guide-calendar');
  return createHmac('sha256', key).update(`${id} ${feed_number}`).digest('base64url');
}
