// The text part says all that the HTML part says, for those who read mail as text.
import type { Labelled } from '../lines/tour-texts.ts';
import type { MailContent } from './order-mail-content.ts';

export function orderMailText(mail: MailContent): string {
  const row = ({ label, value }: Labelled) => `${label}${mail.colon} ${value}`;
  const told = ({ label, value }: Labelled) => `${label} ${value}`;
  const blocks = [
    [mail.greeting],
    [mail.thanks, ...mail.notes],
    [mail.heading.toUpperCase()],
    ...mail.lines.map((line) => [
      line.title,
      line.kind,
      line.when,
      line.detail,
      line.meeting && told(line.meeting),
      line.place,
      ...line.facts.map(told),
      ...line.parts.map((part) => `  ${part.name}${mail.colon} ${part.price}`),
      line.answers.length > 0 && mail.answers,
      ...line.answers.map((answer) => `  ${told(answer)}`),
      line.withdrawal,
    ]),
    [...mail.extras.map(row), row(mail.total), ...mail.vat.map((sum) => `  ${row(sum)}`)],
    mail.facts.map(row),
    [mail.mandate],
    [mail.review.text, mail.review.href],
    [mail.farewell, mail.contact],
    ['-- ', mail.imprint],
  ];
  const said = blocks.map((block) => block.filter(Boolean).join('\n')).filter(Boolean);
  return `${said.join('\n\n')}\n`;
}
