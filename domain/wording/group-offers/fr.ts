import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersFr: Wording<typeof groupOffersEn> = {
  'offer.title': 'Votre offre',
  'offer.open': 'Une offre pour votre groupe',
  'offer.open.text':
    'Tout ce qu’elle contient vous est réservé jusqu’au {until} inclus. Sans acceptation d’ici là, les places seront remises en vente et vous ne devez rien.',
  'offer.accepted': 'Vous avez accepté cette offre',
  'offer.accepted.text':
    'Votre commande est passée. Les coordonnées bancaires vous parviennent par e-mail\u202f; la commande est confirmée à réception du paiement et les billets suivent.',
  'offer.paid': 'Cette commande est payée',
  'offer.paid.text': 'Il n’y a plus rien à payer. Les billets et documents vous parviennent par e-mail.',
  'offer.declined': 'Vous avez refusé cette offre',
  'offer.declined.text':
    'Les places sont de nouveau libres et vous ne devez rien. Si vos projets changent, demandez-nous une nouvelle offre.',
  'offer.withdrawn': 'Cette offre a été retirée',
  'offer.withdrawn.text':
    'Le musée l’a retirée. Vous ne devez rien. Veuillez nous écrire si vous en souhaitez une nouvelle.',
  'offer.lapsed': 'Cette offre a expiré',
  'offer.lapsed.text':
    'Le délai est écoulé et les places ont pu être vendues. Vous ne devez rien. Veuillez nous écrire si vous souhaitez toujours venir.',
  'offer.given-up': 'Cette commande n’est plus valable',
  'offer.given-up.text':
    'Elle a été annulée, ou le paiement n’est pas arrivé à temps. Veuillez nous écrire si vous souhaitez toujours venir.',
  'offer.what': 'Ce que nous proposons',
  'offer.total': 'Total',
  'offer.reduction': '{percent}\u00a0% de remise pour votre groupe, déjà déduits',
  'offer.message': 'Le mot du musée',
  'offer.numbers': 'Combien serez-vous\u202f?',
  'offer.numbers.until':
    'Vous pouvez modifier ces nombres vous-même jusqu’au {day} inclus\u202f: à la hausse tant qu’il reste des places, à la baisse sans frais. Vous voyez d’abord le nouveau prix.',
  'offer.numbers.fixed':
    'Ces nombres pouvaient être modifiés ici jusqu’au {day}. En cas de changement, veuillez nous écrire\u202f: {contact}',
  'offer.numbers.museum':
    'Ces nombres ne peuvent pas être modifiés ici. En cas de changement, veuillez nous écrire\u202f: {contact}',
  'offer.people': 'Personnes',
  'offer.numbers.check': 'Voir le nouveau prix',
  'offer.numbers.same': 'Ce sont les nombres que nous avons notés.',
  'offer.numbers.new': 'Nouveau total\u202f: {total} (jusqu’ici {before})',
  'offer.numbers.save': 'Passer à ces nombres',
  'offer.numbers.keep': 'Ne rien changer',
  'offer.numbers.saved': 'Les nouveaux nombres sont notés et les places réservées.',
  'offer.accept': 'Accepter l’offre',
  'offer.accept.how':
    'Vous payez par virement\u202f; les coordonnées bancaires arrivent par e-mail. La facture est établie à cette adresse.',
  'offer.decline': 'Refuser l’offre',
  'offer.decline.text': 'Les places seront alors remises en vente.',
  'offer.because': 'Qu’est-ce qui ne convient pas\u202f? (facultatif)',
  'offer.decline.button': 'Refuser',
  'offer.order.link': 'Voir la commande et les coordonnées bancaires',
  'offer.due': 'Veuillez virer {total} au plus tard le {day} en indiquant la référence {reference}.',
  'offer.mail.subject': 'Notre offre pour votre groupe',
  'offer.mail':
    'merci pour votre demande. {museum} a préparé une offre pour vous\u202f; les places vous sont réservées jusqu’au {day} inclus.',
  'offer.mail.link': 'Voir l’offre',
  'offer.mail.valid': 'Vous pouvez l’accepter ou la refuser jusqu’au\u202f: {at}',
  'offer.mail.otherwise':
    'Ne transférez pas cet e-mail\u202f: toute personne disposant du lien peut répondre à votre place.',
  'offer.reminder.subject': 'Notre offre prend fin le {day}',
  'offer.reminder':
    'notre offre pour votre groupe est toujours ouverte. Les places vous sont réservées jusqu’au {day} inclus\u202f; ensuite, d’autres pourront les prendre. Si vous avez renoncé, merci de la refuser afin de libérer les places.',
  'offer.accepted.link.text':
    'Votre commande est passée. Réglez-la avec le lien ci-dessous, que vous recevez aussi par e-mail\u202f; la commande est confirmée à réception du paiement et les billets suivent.',
  'offer.accept.how.link':
    'Vous payez en ligne\u202f: le lien arrive par e-mail et figure sur cette page. La facture est établie à cette adresse.',
  'offer.pay': 'Payer {total}',
  'offer.order.view': 'Voir la commande',
  'offer.numbers.until.paid':
    'Vous pouvez encore modifier ces nombres vous-même jusqu’au {day} inclus. Pour des personnes en plus, vous réglez le complément\u202f; pour des personnes en moins, vous êtes remboursé. Vous voyez d’abord le montant.',
  'offer.numbers.back':
    '{amount} vous seront remboursés par le moyen de paiement d’origine. Nouveau total\u202f: {total}',
  'offer.numbers.due': '{amount} seront à payer en plus. Nouveau total\u202f: {total}',
  'offer.numbers.both':
    '{back} vous seront remboursés par le moyen de paiement d’origine et {due} seront à payer en plus. Nouveau total\u202f: {total}',
  'offer.more': 'Reste à payer',
  'offer.more.text':
    'Ces places vous sont réservées jusqu’au {day} inclus. Les billets suivent à réception du paiement.',
  'offer.changed.subject': 'Les nouveaux nombres pour votre groupe',
  'offer.changed':
    'nous avons noté les nouveaux nombres\u202f: {after} au lieu de {before}. Le total s’élève désormais à {total}.',
  'offer.changed.back': '{amount} vous seront remboursés par le moyen de paiement d’origine.',
  'offer.changed.due': '{amount} seront à payer en plus\u202f; un autre e-mail vous indique comment.',
  'offer.changed.until': 'Vous pouvez modifier ces nombres jusqu’au\u202f: {day}',
  'offer.withdrawn.subject': 'Notre offre n’est plus valable',
  'offer.withdrawn.mail':
    'nous sommes désolés\u202f: {museum} doit retirer son offre pour votre groupe. Les places ne sont plus réservées et vous ne devez rien. Si vous souhaitez toujours venir, écrivez-nous.',
  'offer.pdf': 'Offre en PDF',
  'offer.pdf.title': 'Offre {number}',
  'offer.pdf.date': 'Date de l’offre',
  'offer.pdf.valid': 'Valable jusqu’au',
  'offer.pdf.accepted': 'Acceptée le',
  'offer.pdf.numbers': 'Nombres modifiables jusqu’au',
  'offer.pdf.note':
    'Ceci est une offre et non une facture. Elle s’accepte sur sa page, dont le lien a été envoyé par e-mail.',
};
