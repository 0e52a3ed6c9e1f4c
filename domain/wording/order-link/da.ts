import type { Wording } from '../message.ts';
import type { orderLinkEn } from './en.ts';

export const orderLinkDa: Wording<typeof orderLinkEn> = {
  'order-link.subject': 'Bekræft dine billetter',
  'order-link.mail':
    'Der er bestilt gratis billetter hos {museum} med denne e-mailadresse. Hvis det var dig, så bekræft bestillingen: Først da er billetterne dine.',
  'order-link.link': 'Bekræft billetterne',
  'order-link.valid': 'Linket gælder til: {at}',
  'order-link.otherwise':
    'Hvis det ikke var dig, behøver du ikke gøre noget: Uden bekræftelse er der ikke bestilt noget, og pladserne bliver ledige igen.',
  'order-link.before':
    'Derefter sender vi dig en mail med et link. Åbn det inden for {span}, og bekræft dine billetter der: Først da er de dine.',
  'order-link.minutes': '{count, plural, one {# minut} other {# minutter}}',
  'order-link.hours': '{count, plural, one {# time} other {# timer}}',
  'order-link.wait': 'Ét trin mere: Bekræft dine billetter',
  'order-link.wait.text':
    'Vi har sendt en mail til {email}. Åbn linket i den, og bekræft dine billetter der: Først da er de dine.',
  'order-link.wait.nameless':
    'Vi har sendt dig en mail. Åbn linket i den, og bekræft dine billetter der: Først da er de dine.',
  'order-link.until': 'Indtil kl.\u00a0{time} er pladserne reserveret til dig.',
  'order-link.meanwhile':
    'Så snart du har bekræftet, vises billetterne her og kommer på e-mail. Du kan også lukke denne side.',
  'order-link.missing':
    'Er mailen ikke kommet? Det kan tage et par minutter. Se også i mappen med uønsket mail, og tjek adressen.',
  'order-link.again': 'Send mailen igen',
  'order-link.again.done': 'Vi har sendt mailen igen.',
  'order-link.back': 'Ret bestilling eller adresse',
  'order-link.title': 'Bekræft dine billetter',
  'order-link.text':
    'Der er bestilt gratis billetter med din e-mailadresse. Så snart du har bekræftet, vises de her og kommer på e-mail.',
  'order-link.gone': 'Linket gælder ikke længere',
  'order-link.gone.text':
    'Billetterne blev ikke bekræftet i tide, eller bestillingen blev annulleret. Der er ikke bestilt noget, og pladserne er ledige igen. Hvis du stadig vil komme, så vælg på ny.',
};
