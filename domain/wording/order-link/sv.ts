import type { Wording } from '../message.ts';
import type { orderLinkEn } from './en.ts';

export const orderLinkSv: Wording<typeof orderLinkEn> = {
  'order-link.subject': 'Bekräfta dina biljetter',
  'order-link.mail':
    'Gratisbiljetter har beställts hos {museum} med den här e-postadressen. Om det var du, bekräfta beställningen: först då är biljetterna dina.',
  'order-link.link': 'Bekräfta biljetterna',
  'order-link.valid': 'Länken gäller till: {at}',
  'order-link.otherwise':
    'Om det inte var du behöver du inte göra något: utan bekräftelse är ingenting beställt, och platserna blir lediga igen.',
  'order-link.before':
    'Sedan skickar vi ett mejl med en länk. Öppna den inom {span} och bekräfta dina biljetter där: först då är de dina.',
  'order-link.minutes': '{count, plural, one {# minut} other {# minuter}}',
  'order-link.hours': '{count, plural, one {# timme} other {# timmar}}',
  'order-link.wait': 'Ett steg kvar: bekräfta dina biljetter',
  'order-link.wait.text':
    'Vi har skickat ett mejl till {email}. Öppna länken i det och bekräfta dina biljetter där: först då är de dina.',
  'order-link.wait.nameless':
    'Vi har skickat ett mejl till dig. Öppna länken i det och bekräfta dina biljetter där: först då är de dina.',
  'order-link.until': 'Till kl.\u00a0{time} är platserna reserverade för dig.',
  'order-link.meanwhile':
    'Så snart du har bekräftat visas biljetterna här och skickas till dig med e-post. Du kan också stänga den här sidan.',
  'order-link.missing':
    'Har mejlet inte kommit? Det kan ta några minuter. Titta även i skräpposten och kontrollera adressen.',
  'order-link.again': 'Skicka mejlet igen',
  'order-link.again.done': 'Vi har skickat mejlet igen.',
  'order-link.back': 'Ändra beställning eller adress',
  'order-link.title': 'Bekräfta dina biljetter',
  'order-link.text':
    'Gratisbiljetter har beställts med din e-postadress. Så snart du har bekräftat visas de här och skickas till dig med e-post.',
  'order-link.gone': 'Länken gäller inte längre',
  'order-link.gone.text':
    'Biljetterna bekräftades inte i tid, eller så avbröts beställningen. Ingenting är beställt, och platserna är lediga igen. Om du fortfarande vill komma, välj på nytt.',
};
