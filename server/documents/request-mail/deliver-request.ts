// Sends a payment request to the buyer of a reserved order, once, while its link can be used (ADR 119).

import { shopAddress, shopPaths, withSecret } from '../../../domain/addresses.ts';
import { requestState } from '../../../domain/payments/payment-request.ts';
import type { payEn } from '../../../domain/wording/pay/en.ts';
import { payWording } from '../../../domain/wording/pay/pay-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { type CartRow, findCart } from '../../orders/decide-cart.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { Payments } from '../../payments/payments.ts';
import { requestSecret } from '../../payments/requests/request-link.ts';
import type { PaymentRequested } from '../../payments/requests/request-mail-job.ts';
import { type AskedFor, requestAskedFor } from '../../payments/requests/requested.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { type LinkMailInput, lastMoment, mailAroundLink } from '../mail/link-mail.ts';
import { PAYMENT_REQUEST_MAIL } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';

type RequestMailShop = MailShop & { readonly payments: Pick<Payments, 'linkKey'> };

/** Sends the mail of a job, unless it has left already or its link has ended. */
export function deliverRequest(shop: RequestMailShop, { request_id }: PaymentRequested): Promise<void> {
  return sendOnce(shop, { subjectId: request_id, kind: PAYMENT_REQUEST_MAIL }, async () => {
    const request = await requestAskedFor(shop.database, request_id);
    const cart = request && (await findCart(shop.database, request.cart_id));
    if (!request || !cart) return undefined;
    const facts = { state: cart.state, expires: request.expires_at, ended: request.ended_at !== null };
    return requestState(facts, shop.now()) === 'open' ? writeMail(shop, request, cart) : undefined;
  });
}

function writeMail(
  shop: RequestMailShop,
  request: AskedFor,
  { language, quote, supplements }: CartRow,
): Mail {
  const { publicUrl } = shop.config;
  const museum = orderMuseum(shop.museum, shop.imported, language, quote, publicUrl);
  const page = shopAddress(publicUrl, language, shopPaths.pay());
  const input = {
    lines: quote.lines,
    link: withSecret(page, requestSecret(shop.payments.linkKey, request.id)),
    // The last moment, not the first one after it.
    until: shop.clock.fromInstant(new Date(request.expires_at.getTime() - 60_000)),
    museum,
  };
  return {
    to: quote.buyer.email,
    ...mailAroundLink(
      input,
      language,
      wordsOf(input, language, {
        cents: request.amount,
        name: quote.buyer.name,
        isMove: supplements !== null,
      }),
    ),
    attachments: [],
    messageId: messageIdOf(PAYMENT_REQUEST_MAIL, request.id, publicUrl),
    date: request.asked_at,
    fileName: mailFileName(request.asked_at, `${PAYMENT_REQUEST_MAIL}-${request.id}`),
  };
}

/** @param isMove it is the difference of a move */
function wordsOf(
  input: LinkMailInput,
  language: CartRow['language'],
  { cents, name, isMove }: { readonly cents: number; readonly name: string; readonly isMove: boolean },
) {
  const { museum } = input;
  const i18n = documentI18n({ language }, museum);
  const say = createTranslate<typeof payEn>(
    compileWording(payWording[language], museum.translations?.[language]),
    language,
  );
  const amount = i18n.formats.money(cents);
  return {
    subject: say(isMove ? 'pay.moved.mail.subject' : 'pay.mail.subject', { amount }),
    greeting: greetingOf(i18n, name),
    said: say(isMove ? 'pay.moved.mail' : 'pay.mail', { museum: museum.name, amount }),
    label: say('pay.mail.link', { amount }),
    valid: say('pay.mail.valid', { at: lastMoment(input, i18n) }),
    otherwise: say(isMove ? 'pay.moved.mail.otherwise' : 'pay.mail.otherwise'),
  };
}
