// The lists require a password (ADR 018). HTTP Basic, because every browser and every spreadsheet supports it.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const BASIC = /^Basic +([A-Za-z0-9+/]+=*)$/i;

/** Makes a check of `Authorization` headers. It takes the same time however much of a wrong password is right. */
export function passwordCheck(password: string): (header: string | undefined) => boolean {
  const key = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const expected = digest(password);
  return (header) => {
    const given = passwordIn(header);
    return timingSafeEqual(digest(given ?? ''), expected) && given !== undefined;
  };
}

/** The password in an `Authorization` header; the user's name before it is ignored. */
function passwordIn(header: string | undefined): string | undefined {
  const encoded = BASIC.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}
