// What left the museum folder is no longer sold, but was once: 410 tells search engines to forget it at once, where 404
// would have them ask for weeks. An event that has ended and is still in the folder keeps its page.
import { withoutParameter } from '../../../domain/addresses.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { createIsWithdrawn } from '../../platform/database/upsert.ts';

const isWithdrawnArticle = createIsWithdrawn('article');

const WITHDRAWN: Readonly<Record<string, (sql: Sql, id: string) => Promise<boolean>>> = {
  [withoutParameter('event')]: createIsWithdrawn('event'),
  [withoutParameter('tour')]: createIsWithdrawn('tour'),
  [withoutParameter('article')]: isWithdrawnArticle,
  [withoutParameter('pass')]: isWithdrawnArticle,
  [withoutParameter('voucher')]: createIsWithdrawn('voucher'),
};

/** Whether the page of a product is gone for good. @param path below the language, without a leading slash */
export async function isGone(sql: Sql, path: string): Promise<boolean> {
  const [, kind = '', id = ''] = /^([a-z-]+)\/([^/]{1,200})\/?$/.exec(path) ?? [];
  const asked = idIn(id);
  if (asked === '' || !Object.hasOwn(WITHDRAWN, kind)) return false;
  return (await WITHDRAWN[kind]?.(sql, asked)) ?? false;
}

function idIn(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
