// Writes to one visitor that their time is closed (ADR 133), once, however often the job runs. While the closing is stopped nothing
// leaves, and what was to leave is written again when it goes on.
import { shopAddress, shopPaths, withSecret } from '../../../domain/addresses.ts';
import { linesStillClosed } from '../../../domain/closings/closing.ts';
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { closingSecret } from '../../closings/closing-link.ts';
import { CLOSING_TOLD, type ClosingTold } from '../../closings/closing-mail-job.ts';
import { type ClosingOrderRow, type ClosingRow, toBeTold } from '../../closings/closings.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import type { Payments } from '../../payments/payments.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { lastMoment, mailAroundLink } from '../mail/link-mail.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';
import { closingTexts, sentenceOf, subjectOf, withoutAnswer } from './closing-mail.ts';

type ClosingMailShop = MailShop & { readonly payments: Pick<Payments, 'linkKey'> };

/** Sends it, unless it has left already, or is not to be sent now. */
export function deliverClosing(shop: ClosingMailShop, { id }: ClosingTold): Promise<void> {
  return sendOnce(shop, { subjectId: id, kind: CLOSING_TOLD }, async () => {
    const told = await shop.database.transaction((sql) => toBeTold(sql, id, shop.now()));
    const order = told && (await reviewOrder(shop, told.row.booking_id));
    if (!told || order?.state !== 'confirmed' || order.email === '') return undefined;
    return writeMail(shop, told.row, told.closing, order);
  });
}

function writeMail(
  shop: ClosingMailShop,
  row: ClosingOrderRow,
  closing: ClosingRow,
  order: Order,
): Mail | undefined {
  const { museum, imported, clock } = shop;
  const { publicUrl } = shop.config;
  const language = isLanguage(order.language) ? order.language : defaultLanguage(museum.settings.languages);
  const mailMuseum = orderMuseum(museum, imported, language, order, publicUrl);
  const i18n = documentI18n({ language }, mailMuseum);
  const say = closingTexts(language, mailMuseum.translations?.[language]);
  const closed = linesStillClosed(
    order.lines,
    row.lines,
    order.lines.map(() => 1),
  );
  const lines = order.lines.filter((_, index) => closed.includes(index));
  const [first] = lines;
  if (!first) return undefined;
  const input = {
    lines,
    link: withSecret(
      shopAddress(publicUrl, language, shopPaths.closedVisit()),
      closingSecret(shop.payments.linkKey, row.id),
    ),
    // The last moment, not the first one after it.
    until: clock.fromInstant(new Date(row.until.getTime() - 60_000)),
    museum: mailMuseum,
  };
  const own = closing.sentences.find((one) => one.language === language)?.text ?? '';
  const text = [sentenceOf(say, closing.cause, mailMuseum.name), inert(oneLine(own))];
  return {
    to: order.email,
    ...mailAroundLink(input, language, {
      subject: oneLine(subjectOf(say, closing.cause, first.title)),
      greeting: greetingOf(i18n, order.name),
      said: text.filter(Boolean).join(' '),
      label: say('closing.mail.link'),
      valid: say('closing.mail.valid', { at: lastMoment(input, i18n) }),
      otherwise: `${withoutAnswer(say, closing.unanswered)} ${say('closing.mail.private')}`,
    }),
    attachments: [],
    messageId: messageIdOf(CLOSING_TOLD, row.id, publicUrl),
    date: closing.made_at,
    fileName: mailFileName(closing.made_at, `${CLOSING_TOLD}-${row.id}`),
    order: order.number,
  };
}
