// The text part says all that the HTML part says, for those who read mail as text.
import type { MailContent } from './order-mail.ts';

export const orderMailText = (mail: MailContent): string => {
  const row = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;
  const blocks = [
    [mail.greeting],
    [mail.thanks, mail.calendar],
    [mail.heading.toUpperCase()],
    ...mail.lines.map((line) => [
      line.event,
      line.when,
      line.detail,
      line.place,
      ...line.parts.map((part) => `  ${part.name}: ${part.price}`),
      line.withdrawal,
    ]),
    [row(mail.total), ...mail.vat.map((sum) => `  ${row(sum)}`)],
    mail.facts.map(row),
    [mail.review.text, mail.review.href],
    [mail.farewell, mail.contact],
    ['-- ', mail.imprint],
  ];
  return `${blocks.map((block) => block.filter(Boolean).join('\n')).join('\n\n')}\n`;
};
