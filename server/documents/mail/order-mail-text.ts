// The text part says all that the HTML part says, for those who read mail as text.
import type { Labelled } from '../text/labelled.ts';
import type { MailContent } from './order-mail-content.ts';

export function orderMailText(mail: MailContent): string {
  const row = ({ label, value }: Labelled) => `${label}${mail.colon} ${value}`;
  const labelled = ({ label, value }: Labelled) => `${label} ${value}`;
  const blocks = [
    [mail.greeting],
    [mail.thanks, ...mail.notes],
    [mail.heading.toUpperCase()],
    ...mail.lines.map((line) => [
      line.title,
      line.subtitle,
      line.when,
      line.detail,
      line.meetingPoint && labelled(line.meetingPoint),
      line.place,
      ...line.facts.map(labelled),
      ...line.parts.map((part) => `  ${part.name}${mail.colon} ${part.price}`),
      line.answers.length > 0 && mail.answers,
      ...line.answers.map((answer) => `  ${labelled(answer)}`),
      line.withdrawal,
    ]),
    [...mail.extras.map(row), row(mail.total), ...mail.vat.map((sum) => `  ${row(sum)}`)],
    mail.facts.map(row),
    [mail.mandate],
    [mail.review.text, mail.review.href],
    [mail.farewell, mail.contact],
    ['-- ', mail.imprint],
  ];
  const paragraphs = blocks.map((block) => block.filter(Boolean).join('\n')).filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}
