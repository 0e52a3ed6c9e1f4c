// The museum's details in every mail.
import type { Speech } from '../document-speech.ts';
import type { TicketMuseum } from '../pdf/ticket-museum.ts';

/** Name and address of the museum, as one line. */
export function imprintOf({ name, address: { street, zip, city } }: TicketMuseum): string {
  return [name, street, `${zip} ${city}`].filter((part) => part.trim()).join(' · ');
}

/** How to reach the museum. */
export function contactText({ email, phone }: TicketMuseum, { t }: Speech): string {
  return phone ? t('documents.mail.contact', { email, phone }) : t('documents.mail.contact.mail', { email });
}
