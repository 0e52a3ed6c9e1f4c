// The text part says all that the HTML part says, in the same order, for those who read mail as text.
import type { Labelled } from '../text/labelled.ts';
import type { MailVisit } from './mail-visits.ts';
import type { MailContent } from './order-mail-content.ts';

export function orderMailText(mail: MailContent): string {
  const row = ({ label, value }: Labelled) => `${label}${mail.colon} ${value}`;
  const blocks = [
    [mail.greeting, mail.thanks],
    ...mail.visits.map((visit) => visitText(visit, mail.colon)),
    [mail.more],
    [mail.review.text, mail.review.href],
    [mail.heading.toUpperCase()],
    [mail.parcel],
    [mail.presents],
    ...mail.lines.map((line) => [
      line.title,
      line.subtitle,
      line.when,
      line.detail,
      ...line.facts.map(labelled),
      ...line.parts.map((part) => `  ${part.name}${mail.colon} ${part.price}`),
      line.answers.length > 0 && mail.answers,
      ...line.answers.map((answer) => `  ${labelled(answer)}`),
      line.withdrawal,
    ]),
    [...mail.extras.map(row), row(mail.total), ...mail.vat.map((sum) => `  ${row(sum)}`)],
    mail.facts.map(row),
    [mail.mandate],
    [mail.farewell, mail.contact],
    [mail.attached],
    ['-- ', mail.imprint],
  ];
  const paragraphs = blocks.map((block) => block.filter(Boolean).join('\n')).filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}

function visitText(visit: MailVisit, colon: string): (string | false)[] {
  const { codes } = visit;
  return [
    visit.title,
    visit.subtitle,
    visit.when,
    visit.detail,
    visit.place,
    ...codes.map(({ name, facts, code }) => `  ${[name, ...facts].join(', ')}${colon} ${code}`),
    codes.length > 0 && visit.entrance,
    ...visit.ways.map(labelled),
  ];
}

function labelled({ label, value }: Labelled): string {
  return `${label} ${value}`;
}
