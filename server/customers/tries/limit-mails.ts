// Nobody can have a stranger's mailbox filled by this shop (ADR 051): mails that anyone can cause are counted by the address
// that they go to, all kinds together, for a day. Mails with a link for a new password do not count here: they have a limit
// of their own, so that nobody uses this one up to shut an owner out.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { countTry, type TriesShop, takeBackTry } from '../../credentials/tries/limit-tries.ts';

/** Where the museum does not say. */
const MAILS_A_DAY = 12;

/** What counting mails needs of a shop. */
export type MailsShop = TriesShop & {
  readonly museum: {
    readonly settings: {
      readonly email: string;
      readonly phone: string;
      readonly limits?: { readonly mails_per_address?: number };
    };
  };
};

/**
 * Counts a mail before it is caused; refuses when the address has had its share today.
 * @param email as `emailKey` makes it
 */
export async function countMail(shop: MailsShop, email: string): Promise<Refusal | undefined> {
  const { limits, email: own, phone } = shop.museum.settings;
  const most = limits?.mails_per_address ?? MAILS_A_DAY;
  const tooMany = await countTry(shop, 'mails-a-day', email, { by: 1, most });
  if (!tooMany) return undefined;
  const contact = [own, phone].filter((way) => way !== '').join(', ');
  const retryAfter = tooMany.retryAfter ?? 0;
  return refuse('MAILS_TOO_MANY', { details: { contact }, retryAfter });
}

/** The mail is not sent after all. */
export function takeBackMail(shop: MailsShop, email: string): Promise<void> {
  return takeBackTry(shop, 'mails-a-day', email);
}

/** May a mail about an account be sent to this address, which anyone may have typed? */
export async function mayMailTo(shop: MailsShop, email: string): Promise<boolean> {
  if (await countTry(shop, 'mail-recipient', email)) return false;
  return (await countMail(shop, email)) === undefined;
}
