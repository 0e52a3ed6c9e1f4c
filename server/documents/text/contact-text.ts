import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from './document-i18n.ts';

/** How to reach the museum. */
export function contactText({ email, phone }: DocumentMuseum, { t }: DocumentI18n): string {
  return phone ? t('documents.mail.contact', { email, phone }) : t('documents.mail.contact.mail', { email });
}
