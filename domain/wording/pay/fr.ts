import type { Wording } from '../message.ts';
import type { payEn } from './en.ts';

export const payFr: Wording<typeof payEn> = {
  'pay.mail.subject': 'Merci de régler votre commande\u202f: {amount}',
  'pay.mail':
    'tout ce que contient votre commande auprès de {museum} vous est réservé. Merci de régler {amount} en ligne. Dès que le paiement est effectué, la commande est confirmée et tout vous est envoyé par e-mail.',
  'pay.mail.link': 'Payer {amount}',
  'pay.mail.valid': 'Le lien est valable jusqu’au\u202f: {at}',
  'pay.mail.otherwise':
    'Si vous avez déjà payé ou si vous n’avez pas passé cette commande, vous n’avez rien à faire. Merci de ne pas transférer cet e-mail\u202f: toute personne qui a le lien voit ce qui a été commandé.',
  'pay.title': 'Régler votre commande',
  'pay.text':
    'Tout ce que contient cette commande vous est réservé jusqu’au {until}. Dès que le paiement est effectué, elle est confirmée et tout vous est envoyé par e-mail.',
  'pay.order': 'Votre commande',
  'pay.total': 'À payer',
  'pay.part': '{count} × {name}',
  'pay.how': 'Comment souhaitez-vous payer\u202f?',
  'pay.button': 'Payer {amount}',
  'pay.none':
    'Le paiement en ligne n’est pas possible pour le moment. Réessayez plus tard ou adressez-vous au musée.',
  'pay.paid': 'Cette commande est payée',
  'pay.paid.text': 'Il n’y a plus rien à payer. Les billets et documents vous ont été envoyés par e-mail.',
  'pay.expired': 'Le délai de paiement est écoulé',
  'pay.expired.text':
    'Rien n’a été débité et les places peuvent être prises par d’autres. Si vous souhaitez toujours venir, adressez-vous au musée ou choisissez à nouveau.',
  'pay.canceled': 'Cette commande a été annulée',
  'pay.canceled.text': 'Il n’y a rien à payer.',
  'pay.replaced': 'Il existe un lien plus récent',
  'pay.replaced.text':
    'Nous vous avons envoyé un autre e-mail au sujet de cette commande. Merci d’utiliser le lien qu’il contient.',
  'pay.moved.mail.subject': 'Merci de régler {amount} pour votre nouvel horaire',
  'pay.moved.mail':
    'les places au nouvel horaire chez {museum} vous sont réservées. Merci de régler la différence de {amount} en ligne. Dès que le paiement est effectué, votre visite est déplacée et de nouveaux billets vous sont envoyés par e-mail. D’ici là, vos billets actuels restent valables.',
  'pay.moved.mail.otherwise':
    'Si vous préférez garder votre horaire actuel, vous n’avez rien à faire. Merci de ne pas transférer cet e-mail\u202f: toute personne qui a le lien voit ce qui a été commandé.',
  'pay.moved.title': 'Régler la différence',
  'pay.moved.text':
    'Les places au nouvel horaire vous sont réservées jusqu’au {until}. Dès que la différence est réglée, votre visite est déplacée (horaire actuel\u202f: {from}) et de nouveaux billets vous sont envoyés par e-mail. D’ici là, vos billets actuels restent valables.',
  'pay.moved.order': 'Votre visite au nouvel horaire',
  'pay.moved.before': 'Déjà payé',
  'pay.moved.paid': 'La différence est réglée',
  'pay.moved.paid.text': 'Votre visite a été déplacée. De nouveaux billets vous ont été envoyés par e-mail.',
  'pay.moved.expired.text':
    'Rien n’a été débité et rien n’a changé\u202f: votre visite garde son horaire. Si vous souhaitez toujours un autre horaire, adressez-vous au musée.',
  'pay.moved.canceled': 'Ce lien n’est plus valable',
  'pay.moved.canceled.text':
    'Rien n’a été débité par ce lien. Si vous avez reçu un e-mail plus récent au sujet de cette commande, utilisez celui-ci ou adressez-vous au musée.',
};
