// How mails begin.
import type { DocumentI18n } from './document-i18n.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';

/** By name, where there is one: a visitor typed it, and the mail may go to somebody else, so that no link is in it. */
export function greetingOf({ t }: Pick<DocumentI18n, 't'>, name: string): string {
  return name.trim()
    ? t('documents.mail.greeting', { name: inert(oneLine(name)) })
    : t('documents.mail.greeting.nameless');
}
