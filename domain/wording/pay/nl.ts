import type { Wording } from '../message.ts';
import type { payEn } from './en.ts';

export const payNl: Wording<typeof payEn> = {
  'pay.mail.subject': 'Betaal uw bestelling: {amount}',
  'pay.mail':
    'alles in uw bestelling bij {museum} is voor u gereserveerd. Betaal {amount} online. Zodra er betaald is, is de bestelling bevestigd en komt alles wat erbij hoort per e-mail.',
  'pay.mail.link': '{amount} betalen',
  'pay.mail.valid': 'De link is geldig tot: {at}',
  'pay.mail.otherwise':
    'Hebt u al betaald of deze bestelling niet geplaatst, dan hoeft u niets te doen. Stuur deze e-mail niet door: wie de link heeft, ziet wat er besteld is.',
  'pay.title': 'Bestelling betalen',
  'pay.text':
    'Alles in deze bestelling is tot {until} voor u gereserveerd. Zodra er betaald is, is zij bevestigd en komt alles wat erbij hoort per e-mail.',
  'pay.order': 'Uw bestelling',
  'pay.total': 'Te betalen',
  'pay.part': '{count} × {name}',
  'pay.how': 'Hoe wilt u betalen?',
  'pay.button': '{amount} betalen',
  'pay.none': 'Online betalen is op dit moment niet mogelijk. Probeer het later opnieuw of vraag het museum.',
  'pay.paid': 'Deze bestelling is betaald',
  'pay.paid.text': 'Er hoeft niets meer betaald te worden. Tickets en documenten zijn per e-mail verzonden.',
  'pay.expired': 'De tijd om te betalen is voorbij',
  'pay.expired.text':
    'Er is niets afgeschreven en de plaatsen kunnen door anderen worden gekocht. Wilt u toch nog komen, vraag het museum of kies opnieuw.',
  'pay.canceled': 'Deze bestelling is geannuleerd',
  'pay.canceled.text': 'Er hoeft niets betaald te worden.',
  'pay.replaced': 'Er is een nieuwere link',
  'pay.replaced.text': 'We hebben u nog een e-mail over deze bestelling gestuurd. Gebruik de link daarin.',
  'pay.moved.mail.subject': 'Betaal {amount} voor uw nieuwe tijd',
  'pay.moved.mail':
    'de plaatsen op de nieuwe tijd bij {museum} zijn voor u gereserveerd. Betaal het verschil van {amount} online. Zodra er betaald is, wordt uw bezoek verplaatst en komen er nieuwe tickets per e-mail. Tot dan blijven uw huidige tickets geldig.',
  'pay.moved.mail.otherwise':
    'Komt u liever op de tijd die u al hebt, dan hoeft u niets te doen. Stuur deze e-mail niet door: wie de link heeft, ziet wat er besteld is.',
  'pay.moved.title': 'Verschil betalen',
  'pay.moved.text':
    'De plaatsen op de nieuwe tijd zijn tot {until} voor u gereserveerd. Zodra het verschil betaald is, wordt uw bezoek verplaatst (nu: {from}) en komen er nieuwe tickets per e-mail. Tot dan blijven uw huidige tickets geldig.',
  'pay.moved.order': 'Uw bezoek op de nieuwe tijd',
  'pay.moved.before': 'Al betaald',
  'pay.moved.paid': 'Het verschil is betaald',
  'pay.moved.paid.text': 'Uw bezoek is verplaatst. De nieuwe tickets zijn per e-mail verzonden.',
  'pay.moved.expired.text':
    'Er is niets afgeschreven en er is niets veranderd: uw bezoek blijft op de tijd die u hebt. Wilt u toch op een andere tijd komen, vraag het museum.',
  'pay.moved.canceled': 'Deze link is niet meer geldig',
  'pay.moved.canceled.text':
    'Via deze link is niets afgeschreven. Hebt u een nieuwere e-mail over deze bestelling, gebruik dan die, of vraag het museum.',
};
