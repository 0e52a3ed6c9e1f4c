// The museum's details in every mail.

import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';

/** Name and address of the museum, as one line. */
export function imprintOf({ name, address: { street, zip, city } }: DocumentMuseum): string {
  return [name, street, `${zip} ${city}`].filter((part) => part.trim()).join(' · ');
}

/** How to reach the museum. */
export function contactText({ email, phone }: DocumentMuseum, { t }: DocumentI18n): string {
  return phone ? t('documents.mail.contact', { email, phone }) : t('documents.mail.contact.mail', { email });
}
