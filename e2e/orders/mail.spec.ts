// Spec decisions 3: after confirmation, each order sends exactly one mail in the visitor's language, with tickets and dates.
import { expect } from '@playwright/test';
import { documentsWording } from '../../domain/wording/documents/documents-wording.ts';
import { test } from '../support/journey.ts';
import { attachment, mailsTo, onlyMailTo, pagesOf } from '../support/mailbox.ts';
import { speechIn } from '../support/speech.ts';
import {
  addToCart,
  buyAsGuest,
  choose,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  ticketOffer,
} from '../support/visitor.ts';

test('the mail contains a PDF with one page per admission, and a calendar file with the visit', async ({
  page,
}) => {
  const speech = speechIn('en');
  const { t } = speech;
  const email = newEmail();
  const at = await findVisit(page, 'mondwasser', (places) => places > 20, 30);
  await openEvent(page, speech, 'mondwasser', at);
  const [adult, reduced] = (await ticketOffer(page, speech, 'mondwasser')).tickets;
  await choose(page, speech, adult?.name ?? '', 2);
  await choose(page, speech, reduced?.name ?? '');
  await addToCart(page, speech);
  await goToCheckout(page, speech);
  const number = await buyAsGuest(page, speech, email);
  await expect(page.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 3 }) })).toBeVisible();
  const codes = await page.getByRole('img', { name: t('cart.ticket.code', { code: '' }).trim() }).count();
  expect(codes).toBe(3);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.success'));
  const mail = await onlyMailTo(email);
  expect(mail.subject).toContain(number);
  expect(mail.text).toContain(number);
  expect(mail.html).toContain(`lang="${speech.language}"`);
  expect(Object.keys(documentsWording)).toContain(speech.language);
  expect(pagesOf(attachment(mail, 'application/pdf', 3))).toBe(3);
  const diary = attachment(mail, 'text/calendar').toString('utf8');
  expect(diary).toContain('BEGIN:VEVENT');
  expect(diary).toContain(`DTSTART`);
  expect(await mailsTo(email)).toHaveLength(1);

  for (const name of [t('cart.document.tickets'), t('cart.document.calendar')]) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const file = await page.request.get(href ?? '');
    expect(file.status()).toBe(200);
  }
});
