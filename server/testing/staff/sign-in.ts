// Members of staff for tests: `const service = await signIn(shop, 'service')`, then `service.post('office/…', {…})`.
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { lastKnownMuseum } from '../../site/open-shop.ts';
import { inviteMember } from '../../staff/members/invite-member.ts';
import { joinMember } from '../../staff/members/member-store.ts';
import { openStaffSession } from '../../staff/sessions/staff-sessions.ts';
import type { Answer, TestShop } from '../test-shop.ts';

export type StaffClient = {
  readonly staffId: string;
  readonly email: string;
  /** What a call of the office brings along: the session's cookie and the office's header. */
  readonly headers: { readonly cookie: string; readonly [OFFICE_HEADER]: '1' };
  /** @param path below the language: `office/me` */
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
};

let made = 0;

/**
 * A new member of staff with these roles, signed in; the second factor has just been given.
 * @param more houses of the door, or without a factor
 */
export async function signIn(
  shop: TestShop,
  roles: string | readonly string[],
  more: {
    readonly houses?: readonly string[];
    readonly factor?: boolean;
    readonly language?: 'de' | 'en';
  } = {},
): Promise<StaffClient> {
  made += 1;
  const { houses = [], factor = true, language = 'de' } = more;
  const email = `member-${made}@museum.example`;
  const now = shop.now();
  const invited = { name: `Member ${made}`, email, language, roles: [roles].flat(), houses };
  const by = { kind: 'command', user: 'test' } as const;
  const setCookie = await shop.database.transaction(async (sql) => {
    const id = await inviteMember(sql, invited, by, now);
    if (id === undefined) throw new Error(`${email} has joined before`);
    await joinMember(sql, { id, name: invited.name, password_hash: null, now });
    const at = { staffId: id, factorAt: factor ? now : undefined };
    const from = { address: '127.0.0.1', userAgent: undefined, cookies: undefined };
    const cookie = await openStaffSession({ ...shop.shop, ...lastKnownMuseum(shop.shop) }, sql, at, from);
    return { cookie, id };
  });
  return { ...clientOf(shop, setCookie.cookie, language), staffId: setCookie.id, email };
}

/** A client with the cookie of a header `Set-Cookie`. */
export function clientOf(
  shop: TestShop,
  setCookie: string,
  language: string = 'de',
): Pick<StaffClient, 'headers' | 'get' | 'post'> {
  const cookie = setCookie.split(';')[0] ?? '';
  const headers = { cookie, [OFFICE_HEADER]: '1' } as const;
  return {
    headers,
    get: (path) => shop.get(`/api/${language}/${path}`, headers),
    post: (path, body = {}) => shop.post(`/api/${language}/${path}`, body, headers),
  };
}
