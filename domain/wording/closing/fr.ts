import type { Wording } from '../message.ts';
import type { closingEn } from './en.ts';

export const closingFr: Wording<typeof closingEn> = {
  'closing.mail.subject': 'Votre visite ne peut pas avoir lieu\u202f: {title}',
  'closing.mail.text':
    'malheureusement, votre visite à {museum} ne peut pas avoir lieu à l’horaire réservé. Nous en sommes désolés. Merci de choisir ce que vous préférez à la place.',
  'closing.mail.subject.few': 'Votre visite guidée n’aura pas lieu\u202f: {title}',
  'closing.mail.text.few':
    'malheureusement, trop peu de personnes ont réservé votre visite guidée à {museum} et elle ne peut pas avoir lieu à l’horaire prévu. Nous en sommes désolés. Merci de choisir ce que vous préférez à la place.',
  'closing.mail.link': 'Choisir maintenant',
  'closing.mail.valid': 'Merci de répondre avant le\u202f: {at}',
  'closing.mail.after.money': 'Sans réponse de votre part, nous vous rembourserons.',
  'closing.mail.after.voucher': 'Sans réponse de votre part, vous recevrez un bon cadeau.',
  'closing.mail.after.list':
    'Sans réponse de votre part, merci de nous écrire ou de nous appeler plus tard\u202f: nous trouverons une solution ensemble.',
  'closing.mail.private':
    'Merci de ne pas transférer cet e-mail\u202f: toute personne qui a le lien décide de votre visite.',
  'closing.title': 'Votre visite ne peut pas avoir lieu',
  'closing.text':
    'Nous en sommes désolés. Merci de choisir ce que vous préférez à la place, jusqu’au {until}.',
  'closing.title.few': 'Votre visite guidée n’aura pas lieu',
  'closing.text.few':
    'Trop peu de personnes ont réservé cette visite guidée. Nous en sommes désolés. Merci de choisir ce que vous préférez à la place, jusqu’au {until}.',
  'closing.visit': 'Votre réservation',
  'closing.part': '{count} × {name}',
  'closing.choose': 'Que préférez-vous\u202f?',
  'closing.choice.other-time': 'Un autre horaire',
  'closing.choice.voucher': 'Un bon cadeau',
  'closing.choice.money': 'Le remboursement',
  'closing.day': 'Date',
  'closing.time': 'Horaire',
  'closing.times.none': 'Aucun autre horaire n’a assez de places pour tout le monde actuellement.',
  'closing.effect.other-time':
    'Tout le monde vient au nouvel horaire\u202f: {when}. Il n’y a rien à payer et de nouveaux billets arrivent par e-mail.',
  'closing.effect.back': 'Le nouvel horaire est moins cher\u202f: {amount} vous sont remboursés.',
  'closing.effect.money':
    '{amount} vous sont remboursés par le moyen de paiement utilisé. Les billets ne sont plus valables.',
  'closing.effect.codes': '{amount} sont de nouveau sur votre bon et peuvent servir pour une autre visite.',
  'closing.effect.voucher':
    'Vous recevez par e-mail un bon cadeau de {amount}. Les billets ne sont plus valables.',
  'closing.effect.free':
    'Rien n’a été payé, il n’y a donc rien à rembourser. Les billets ne sont plus valables.',
  'closing.button.other-time': 'Venir à cet horaire',
  'closing.button.voucher': 'Prendre le bon cadeau',
  'closing.button.money': 'Demander le remboursement',
  'closing.refused.full':
    'D’autres ont été plus rapides\u202f: cet horaire n’a plus assez de places. Veuillez en choisir un autre.',
  'closing.refused.not-possible':
    'Ce n’est pas possible actuellement et rien n’a changé. Veuillez choisir autre chose ou contacter le musée.',
  'closing.before': 'Vous aviez déjà choisi. Rien d’autre n’a changé.',
  'closing.moved.title': 'Votre visite a un nouvel horaire',
  'closing.moved.text':
    'Vous venez le {when}. De nouveaux billets arrivent par e-mail\u202f; les anciens ne sont plus valables.',
  'closing.voucher.title': 'Vous recevez un bon cadeau',
  'closing.voucher.text': 'Il vaut {amount} et arrive par e-mail.',
  'closing.money.title': 'Nous vous remboursons',
  'closing.money.text':
    '{amount} vous sont remboursés par le moyen de paiement utilisé. Un e-mail le confirme.',
  'closing.elsewhere.title': 'Il n’y a plus rien à choisir',
  'closing.elsewhere.text':
    'Cette visite a été déplacée ou annulée entre-temps. Vos e-mails indiquent ce qui vaut maintenant.',
  'closing.listed.title': 'Le musée s’en occupe',
  'closing.listed.text':
    'Cela n’a pas pu se faire automatiquement. Merci de nous écrire ou de nous appeler\u202f: nous trouverons une solution ensemble.',
  'closing.late.title': 'Le délai pour choisir est passé',
  'closing.late.text':
    'Nous nous occuperons de votre commande dans les prochains jours. Pour toute question, veuillez contacter le musée.',
};
