// What left the museum folder is no longer sold, but was once: 410 tells search engines to forget it at once, where 404
// makes them try again for weeks. An event that has ended and is still in the folder keeps its page.
import { withoutParameter } from '../../../domain/addresses.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { isWithdrawn, type ProductTable } from './withdrawn-store.ts';

const TABLES: Readonly<Record<string, ProductTable>> = {
  [withoutParameter('event')]: 'event',
  [withoutParameter('tour')]: 'tour',
  [withoutParameter('article')]: 'article',
  [withoutParameter('pass')]: 'article',
  [withoutParameter('voucher')]: 'voucher',
};

/** Whether the page of a product is gone for good. @param path below the language, without a leading slash */
export async function isGone(sql: Sql, path: string): Promise<boolean> {
  const [, kind = '', id = ''] = /^([a-z-]+)\/([^/]{1,200})\/?$/.exec(path) ?? [];
  const asked = idIn(id);
  const table = Object.hasOwn(TABLES, kind) ? TABLES[kind] : undefined;
  return asked !== '' && table !== undefined && isWithdrawn(sql, table, asked);
}

function idIn(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
