// What a visitor does who orders free tickets, and what they find in their mailbox.
import type { Page } from '@playwright/test';
import type { Speech } from '../support/speech.ts';
import { acceptTerms, arriveWithCart, continueAsGuest, findVisit } from '../support/visitor.ts';

const EVENT = 'mondwasser';
const FREE_TICKET = 'mond-under-18';

/** Orders two free tickets, up to the order button. */
export async function orderFreeTickets(page: Page, speech: Speech, email: string): Promise<void> {
  const { t } = speech;
  const { day, time } = await findVisit(page, EVENT, (places) => places > 20, 37);
  await arriveWithCart(page, speech, [
    { type: 'ticket', id: FREE_TICKET, datetime: `${day} ${time}`, count: 2 },
  ]);
  await continueAsGuest(page, speech, email);
  await acceptTerms(page, speech);
  await page.getByRole('button', { name: t('cart.order.reserve'), exact: true }).click();
}

/** The link of a mail about free tickets. */
export function linkIn(text: string | undefined): string {
  return /https?:\/\/\S+\/confirm-order\/#\S+/.exec(text ?? '')?.[0] ?? '';
}
