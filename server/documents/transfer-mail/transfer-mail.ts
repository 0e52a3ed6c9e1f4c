// The mails about an order that is paid by transfer (ADR 100): how to pay, that it is due, that it did not come in time. Its
// reader may be a school's office that never saw the shop, so each says what was ordered.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { groupReference } from '../../../domain/payments/creditor-reference.ts';
import { groupIban } from '../../../domain/payments/iban.ts';
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { transferEn } from '../../../domain/wording/transfer/en.ts';
import { transferWording } from '../../../domain/wording/transfer/transfer-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { TransferMail } from '../../payments/transfer/transfer-mail-job.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { whenLine } from '../lines/when-line.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, factsBlock, heading, mailPage, quiet, ruled, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { qrPng } from '../pdf/qr-png.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { oneLine } from '../text/one-line.ts';

export type TransferMailInput = {
  readonly about: TransferMail['about'];
  readonly transfer: TransferToPay;
  readonly lines: readonly OrderLine[];
  readonly buyer: string;
  /** The order's reserved page; the programme once it has lapsed. */
  readonly page: string;
  readonly museum: DocumentMuseum;
};

type Content = ReturnType<typeof contentOf>;

const CODE_CID = 'transfer@foyer';

/** Subject and both parts, in the buyer's language. */
export function transferMail(input: TransferMailInput, language: Language): OrderMail {
  const content = contentOf(input, language);
  return {
    subject: content.subject,
    html: htmlOf(content),
    text: textOf(content),
    pictures: [
      ...logoPictures(input.museum),
      ...(content.code ? [{ cid: CODE_CID, png: content.code.png }] : []),
    ],
  };
}

function contentOf({ about, transfer, lines, buyer, page, museum }: TransferMailInput, language: Language) {
  const i18n = documentI18n({ language }, museum);
  const say = createTranslate<typeof transferEn>(
    compileWording(transferWording[language], museum.translations?.[language]),
    language,
  );
  const amount = i18n.formats.money(transfer.missing);
  const due = i18n.formats.day(transfer.due, 'full');
  const { t } = i18n;
  const isOver = about === 'lapsed';
  return {
    language,
    subject: say(`transfer.mail.${about}.subject`, { amount, due }),
    ...senderOf(museum),
    greeting: greetingOf(i18n, buyer),
    said: say(`transfer.mail.${about}`, { amount, due }),
    lines: lines.map((line, index) => {
      const texts = lineTexts(line);
      const when = whenLine(texts.when(line, { index, order: undefined, museum, i18n }));
      const parts = line.parts.map((part) => texts.partWithoutPrice(part, i18n));
      return { title: oneLine(line.title), facts: [when, ...parts] };
    }),
    account: isOver ? '' : say('transfer.account'),
    facts: isOver
      ? []
      : factsOf(transfer, { amount, due }, (key) =>
          t('documents.mail.label', { label: say(`transfer.${key}`) }),
        ),
    hint: isOver ? '' : say('transfer.reference.hint'),
    code: isOver ? undefined : { ...qrPng(transfer.code), alt: say('transfer.code') },
    codeHint: say('transfer.code.hint'),
    link: { href: page, label: say(isOver ? 'transfer.mail.again' : 'transfer.mail.page') },
    after: isOver ? [] : [say('transfer.mail.cancel'), say('transfer.mail.otherwise')],
    contact: contactText(museum, i18n),
  };
}

type Fact = 'amount' | 'reference' | 'due' | 'holder' | 'iban' | 'bic' | 'bank';

function factsOf(
  { reference, holder, iban, bic, bank }: TransferToPay,
  { amount, due }: { readonly amount: string; readonly due: string },
  label: (fact: Fact) => string,
) {
  const facts: readonly (readonly [Fact, string])[] = [
    ['amount', amount],
    ['reference', groupReference(reference)],
    ['due', due],
    ['holder', holder],
    ['iban', groupIban(iban)],
    ['bic', bic],
    ['bank', bank],
  ];
  return facts.filter(([, value]) => value !== '').map(([fact, value]) => ({ label: label(fact), value }));
}

function htmlOf(mail: Content): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.said),
    mail.facts.length > 0 && accountHtml(mail),
    h('p', { style: { margin: '28px 0 0' } }, button(mail.link)),
    mail.after.map((said) => h('p', { key: said, className: 'quiet', style: quiet }, said)),
    h('div', { className: 'rule', style: ruled }, mail.lines.map(lineHtml)),
    h('p', { style: { ...text, marginTop: 28 } }, mail.contact),
  );
}

function accountHtml({ account, facts, hint, code, codeHint }: Content): ReactNode {
  return h(
    'div',
    null,
    heading(account),
    factsBlock(facts),
    h('p', { className: 'quiet', style: quiet }, hint),
    code &&
      h('img', {
        src: `cid:${CODE_CID}`,
        alt: code.alt,
        width: code.shown / 2,
        height: code.shown / 2,
        loading: 'lazy',
        style: { display: 'block', marginTop: 20, border: 0 },
      }),
    h('p', { className: 'quiet', style: quiet }, codeHint),
  );
}

function lineHtml({ title, facts }: Content['lines'][number], index: number): ReactNode {
  return h(
    'div',
    { key: index },
    heading(title),
    facts.map((fact) => h('p', { key: fact, style: { ...text, margin: '4px 0 0' } }, fact)),
  );
}

function textOf(mail: Content): string {
  const blocks = [
    mail.greeting,
    mail.said,
    ...(mail.facts.length > 0
      ? [[mail.account, ...mail.facts.map(({ label, value }) => `  ${label} ${value}`)].join('\n'), mail.hint]
      : []),
    `${mail.link.label}:\n${mail.link.href}`,
    ...mail.after,
    ...mail.lines.map(({ title, facts }) => [title, ...facts].join('\n  ')),
    mail.contact,
    `-- \n${mail.imprint}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
