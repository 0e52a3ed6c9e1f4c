// The evening before, the list for the case that everything fails is mailed to whoever the museum has named (operations 6).
// Each address gets it once for each day.
import { createHash } from 'node:crypto';
import { createElement as h } from 'react';
import { defaultLanguage } from '../../../domain/language.ts';
import { addDays, type Day, timeOf } from '../../../domain/museum-time.ts';
import { officePaths, officePathWith } from '../../../domain/office-addresses.ts';
import { officeLanguage } from '../../../domain/staff/office-language.ts';
import type { AdmissionsShop } from '../../admissions/admissions-shop.ts';
import { printDoorPaper } from '../../admissions/door-day.ts';
import { doorRules } from '../../admissions/door-rules.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { DOOR_PAPER_MAIL } from '../mail/mail-kinds.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, mailPage, quiet, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import type { PrintedDoorPaper } from '../pdf/door-paper-pdf.ts';
import { doorPaperWords } from '../text/door-paper-words.ts';

/** A longer list is hundreds of pages: drawing it takes more memory than a thread of the printer has. */
const MOST_ROWS = 3_000;

export type DoorPaperShop = MailShop & AdmissionsShop;

/** Does nothing before the museum's hour, and where nobody is expected. */
export async function mailDoorPapers(shop: DoorPaperShop): Promise<void> {
  const { paper } = doorRules(shop);
  const now = shop.clock.now();
  if (paper.to.length === 0 || timeOf(now) < paper.at) return;
  const day = addDays(shop.clock.today(), 1);
  for (const address of paper.to) {
    const subjectId = `${day}.${createHash('sha256').update(address).digest('hex').slice(0, 16)}`;
    await sendOnce(shop, { subjectId, kind: DOOR_PAPER_MAIL }, () =>
      writeMail(shop, day, address, subjectId),
    );
  }
}

async function writeMail(
  shop: DoorPaperShop,
  day: Day,
  to: string,
  subjectId: string,
): Promise<Mail | undefined> {
  const { config, clock, museum, imported, printer } = shop;
  const language = officeLanguage(defaultLanguage(museum.settings.languages));
  const list = await printDoorPaper(shop, day, [], language);
  if (list.rows.length === 0) return undefined;
  const paper = { ...list, language, made: clock.now() };
  const from = orderMuseum(museum, imported, language, { lines: [] }, config.publicUrl);
  const date = shop.now();
  const { t } = doorPaperWords(language);
  const isTooLong = paper.rows.length > MOST_ROWS;
  const address = isTooLong ? officePathWith(officePaths.doorPaper(), { date: day }) : '';
  return {
    to,
    ...doorPaperMail(paper, from, address && config.publicUrl + address),
    attachments: isTooLong
      ? []
      : [
          {
            filename: `${t('doorPaper.file')}-${day}.pdf`,
            content: await printer.print({ kind: 'door-paper', paper, museum: from }),
            contentType: 'application/pdf',
          },
        ],
    messageId: messageIdOf(DOOR_PAPER_MAIL, subjectId, config.publicUrl),
    date,
    fileName: mailFileName(date, `${DOOR_PAPER_MAIL}-${subjectId}`),
  };
}

/** @param address of the list in the office, where it is too long for a mail; '' where it is attached */
function doorPaperMail(paper: PrintedDoorPaper, museum: DocumentMuseum, address: string) {
  const { language } = paper;
  const { t, formats } = doorPaperWords(language);
  const day = formats.day(paper.day, 'full');
  const count = paper.rows.reduce((sum, { persons }) => sum + persons, 0);
  const subject = t('doorPaper.mail.subject', { day, count });
  const said = address
    ? t('doorPaper.mail.tooLong', { day, count: formats.number(paper.rows.length) })
    : t('doorPaper.mail.text', { day });
  const off = t('doorPaper.mail.off');
  const sender = senderOf(museum);
  return {
    subject,
    html: mailPage(
      { language, subject, ...sender },
      h('p', { style: text }, said),
      address &&
        h('p', { style: { margin: '24px 0' } }, button({ href: address, label: t('doorPaper.mail.print') })),
      h('p', { className: 'quiet', style: quiet }, off),
    ),
    text: `${[said, ...(address ? [address] : []), off, `-- \n${sender.imprint}`].join('\n\n')}\n`,
    pictures: logoPictures(museum),
  };
}
