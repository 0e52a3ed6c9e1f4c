import type { Wording } from '../message.ts';
import type { transferEn } from './en.ts';

export const transferFr: Wording<typeof transferEn> = {
  'transfer.hint':
    'Virement à effectuer au plus tard le {due}. Les billets arrivent par e-mail dès réception du paiement.',
  'transfer.hint.companies':
    'Pour les écoles, les entreprises et les administrations. Virement à effectuer au plus tard le {due} ; les billets arrivent par e-mail dès réception du paiement.',
  'transfer.not.visit_too_soon':
    'Le paiement par virement est possible pour les visites à partir du {day} : l’argent doit arriver avant la visite.',
  'transfer.title': 'Réservé pour vous : veuillez effectuer le virement',
  'transfer.text':
    'Veuillez virer {amount} pour que l’argent arrive au plus tard le {due}. Jusque-là, tout ce que vous avez commandé vous est réservé. Dès réception du paiement, la commande est confirmée et vous recevez par e-mail tout ce qui en fait partie.',
  'transfer.part':
    'Une partie du montant est arrivée. Il manque encore {missing} ; veuillez virer le reste avec la même référence.',
  'transfer.account': 'Coordonnées pour le virement',
  'transfer.holder': 'Titulaire du compte',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Banque',
  'transfer.amount': 'Montant',
  'transfer.reference': 'Référence',
  'transfer.due': 'À payer au plus tard le',
  'transfer.reference.hint':
    'Veuillez indiquer exactement cette référence : c’est elle qui nous dit à quelle commande l’argent correspond.',
  'transfer.copy': 'Copier',
  'transfer.copy.label': 'Copier : {what}',
  'transfer.copied': 'Copié : {what}',
  'transfer.code': 'Code pour les applications bancaires',
  'transfer.code.hint': 'Scannez-le avec votre application bancaire, et le virement est rempli.',
  'transfer.mailed': 'Nous avons aussi envoyé ces coordonnées à {email}. Vous pouvez fermer cette page.',
  'transfer.mailed.nameless':
    'Nous vous avons aussi envoyé ces coordonnées par e-mail. Vous pouvez fermer cette page.',
  'transfer.cancel': 'Annuler la commande',
  'transfer.cancel.sure':
    'Si vous annulez, vos places sont libérées et vous n’avez rien à virer. Un virement déjà en cours vous sera remboursé.',
  'transfer.cancel.yes': 'Oui, annuler la commande',
  'transfer.cancel.no': 'Garder la commande',
  'transfer.canceled': 'Votre commande est annulée',
  'transfer.canceled.text':
    'Vos places sont de nouveau libres. Ne virez plus rien\u202f; un virement déjà en cours vous sera remboursé.',
  'transfer.gone': 'Le paiement n’est pas arrivé à temps',
  'transfer.gone.text':
    'Vos places sont de nouveau libres. Si vous avez tout de même fait le virement, vous recevrez les billets s’il reste des places\u202f; sinon, le montant vous sera entièrement remboursé.',
  'transfer.mail.asked.subject': 'Veuillez virer {amount} au plus tard le {due}',
  'transfer.mail.asked':
    'Merci pour votre commande. Tout ce qu’elle contient vous est réservé. Veuillez virer {amount} pour que l’argent arrive au plus tard le {due}. Dès réception du paiement, la commande est confirmée et vous recevez par e-mail tout ce qui en fait partie.',
  'transfer.mail.reminder.subject': 'Rappel : veuillez virer {amount} au plus tard le {due}',
  'transfer.mail.reminder':
    'Il manque encore {amount} pour votre commande. Veuillez virer ce montant pour qu’il arrive au plus tard le {due} ; ensuite, vos places seront libérées. Si vous avez fait le virement ces derniers jours, vous n’avez rien à faire.',
  'transfer.mail.lapsed.subject': 'Votre réservation a pris fin',
  'transfer.mail.lapsed':
    'Le paiement de votre commande ne nous est pas parvenu avant la date limite, le {due}. Vos places sont donc de nouveau libres. Si vous avez tout de même fait le virement, vous recevrez les billets s’il reste des places\u202f; sinon, le montant vous sera entièrement remboursé.',
  'transfer.mail.page': 'Voir la commande',
  'transfer.mail.cancel': 'Vous y voyez aussi si l’argent est arrivé, et vous pouvez annuler la commande.',
  'transfer.mail.otherwise':
    'Si vous n’avez pas passé cette commande, vous n’avez rien à faire : sans paiement, elle prend fin d’elle-même.',
  'transfer.mail.again': 'Voir le programme',
};
