// The museum's details in every mail.

import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { MailFrame } from './mail-page.ts';

/** Who sends it, as the page of every mail shows it. */
export function senderOf(museum: DocumentMuseum): Pick<MailFrame, 'museum' | 'imprint' | 'look'> {
  return { museum: museum.name, imprint: imprintOf(museum), look: museum.look };
}

/** Name and address of the museum, as one line. */
function imprintOf({ name, address: { street, zip, city } }: DocumentMuseum): string {
  return [name, street, `${zip} ${city}`].filter((part) => part.trim()).join(' · ');
}
