import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsFr: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Billets',
  'documents.file.calendar': 'Visite',
  'documents.file.passes': 'Pass annuels',
  'documents.file.vouchers': 'Bons cadeaux',
  'documents.file.invoice': 'Facture',
  'documents.file.credit-note': 'Avoir',
  'documents.title': 'Billets de la commande {number}',

  'documents.ticket.count': 'Billet {number} sur {of}',
  'documents.ticket.persons':
    '{persons, plural, one {Valable pour une personne} other {Valable pour # personnes}}',
  'documents.ticket.day': 'Valable toute la journée, aux heures d’ouverture',
  'documents.ticket.open': 'Le jour de votre choix',
  'documents.ticket.open.between': 'du {first} au {last}',
  'documents.ticket.open.until': 'jusqu’au {last}',
  'documents.ticket.open.from': 'à partir du {first}',
  'documents.ticket.open.run': 'pendant l’exposition',
  'documents.ticket.code': 'Code QR pour l’entrée\u202f: {code}',
  'documents.ticket.place': 'Lieu',
  'documents.ticket.hours': 'Horaires',
  'documents.ticket.directions': 'Accès',
  'documents.ticket.entrance': 'À l’entrée',
  'documents.ticket.entrance.text':
    'Présentez ce code sur papier ou sur votre téléphone. Il est valable pour une seule entrée. Pour un tarif réduit, merci d’apporter votre justificatif.',
  'documents.ticket.order': 'Commande',
  'documents.ticket.name': 'Nom',

  'documents.saved.note': 'Enregistré le {day}, {time}. La boutique est injoignable pour le moment.',
  'documents.saved.again': 'Recharger',
  'documents.saved.large': 'Afficher en grand',
  'documents.saved.previous': 'Précédent',
  'documents.saved.next': 'Suivant',
  'documents.saved.close': 'Fermer',

  'documents.tour.kind': 'Visite guidée, {language}',
  'documents.tour.meeting': 'Point de rendez-vous',
  'documents.tour.exhibition': 'Exposition',
  'documents.tour.group': 'Réservé pour',
  'documents.tour.persons': '{persons, plural, one {# personne} other {# personnes}}',
  'documents.tour.groups':
    '{groups, plural, one {# groupe} other {# groupes}}, {persons, plural, one {# personne} other {# personnes}}',
  'documents.tour.answers': 'Vos réponses',

  'documents.time': '{time}',
  'documents.entry': 'Entrée',
  'documents.entry.between': 'Entrée de {from} à {until}',
  'documents.entry.from': 'Entrée à partir de {from}',
  'documents.entry.until': 'Entrée jusqu’à {until}',

  'documents.pass.title': 'Pass annuels de la commande {number}',
  'documents.pass.count': 'Pass annuel {number} sur {of}',
  'documents.pass.valid': 'Valable du {first} au {last}',
  'documents.pass.code': 'Code QR du pass\u202f: {code}',
  'documents.pass.owner': 'Titulaire',
  'documents.pass.sent': 'Envoyé à',
  'documents.pass.entrance.text':
    'Présentez ce code à chaque visite, sur papier ou sur votre téléphone, avec une pièce d’identité. Le pass est nominatif. Pour un tarif réduit, merci d’apporter aussi votre justificatif.',

  'documents.voucher.title': 'Bons cadeaux de la commande {number}',
  'documents.voucher.count': 'Bon cadeau {number} sur {of}',
  'documents.voucher.valid': 'Valable jusqu’au {last}',
  'documents.voucher.rate': 'Valable pour tout ce qui est soumis à une TVA de {rate}.',
  'documents.voucher.code': 'Code QR du bon cadeau\u202f: {code}',
  'documents.voucher.redeem': 'Pour l’utiliser',
  'documents.voucher.redeem.text':
    'Choisissez ce qui vous plaît dans notre boutique et saisissez le code dans le panier.',
  'documents.voucher.rest': 'Solde',
  'documents.voucher.rest.text': 'Ce que vous ne dépensez pas reste sur le bon pour la prochaine fois.',
  'documents.voucher.safe': 'À conserver',
  'documents.voucher.safe.text': 'Toute personne qui a le code peut l’utiliser.',
  'documents.voucher.from': 'Utilisable auprès de',
  'documents.present.subject': 'Un cadeau de {from}\u202f: {museum}',
  'documents.present.lead':
    '{count, plural, one {Un bon cadeau} other {# bons cadeaux}} pour notre musée, de la part de {from}.',
  'documents.present.redeem': 'L’utiliser maintenant',
  'documents.present.how':
    'Le bouton ouvre notre boutique, le bon cadeau déjà dans le panier. Il est aussi valable à nos caisses\u202f: montrez-y le code.',
  'documents.present.attached':
    '{count, plural, one {Le bon cadeau est joint} other {Les bons cadeaux sont joints}} au format PDF, à imprimer.',
  'documents.present.why':
    'Votre adresse nous vient de {from}, pour ce cadeau. Nous ne l’utilisons pour rien d’autre.',
  'documents.present.on': 'part par e-mail à {name} ({email}) le {day}',
  'documents.present.now': 'part maintenant par e-mail à {name} ({email})',
  'documents.present.label': 'Cadeau',
  'documents.present.code':
    'Seul le destinataire reçoit le code du cadeau. Si l’e-mail se perd, vous trouverez le bon cadeau sur la page de votre commande.',
  'documents.present.refused.subject': 'Votre cadeau pour {name} n’a pas pu être remis',
  'documents.present.refused.text':
    'Le serveur de {email} a définitivement refusé notre e-mail avec le bon cadeau pour {name}.',
  'documents.present.refused.next':
    'Le bon cadeau est valable. Vous le trouvez avec son code sur la page de votre commande, à imprimer ou à transmettre.',
  'documents.present.sample': 'Spécimen',
  'documents.present.sample.text': 'Le code est un spécimen. Le vrai code vient après le paiement.',
  'documents.voucher.greeting': 'Votre message',

  'documents.goods.sent': 'Envoyé par la poste',

  'documents.invoice.title': 'Facture {number}',
  'documents.invoice.credit': 'Avoir {number}',
  'documents.invoice.supplement':
    'Cette facture complète la facture {number} du {date}\u202f: différence de prix pour un changement d’horaire.',
  'documents.invoice.credit.part':
    'Cet avoir rectifie la facture {number} du {date}\u202f: une partie de la commande a été reprise.',
  'documents.invoice.credit.of':
    'Cet avoir annule la facture {number} du {date}. La commande a été intégralement remboursée.',
  'documents.invoice.number': 'Numéro de facture',
  'documents.invoice.credit.number': 'Numéro de l’avoir',
  'documents.invoice.date': 'Date d’émission',
  'documents.invoice.external': 'Votre référence',
  'documents.invoice.buyer_vat_id': 'Votre numéro de TVA',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Centre de coûts',
  'documents.invoice.page': 'Page {page} sur {of}',
  'documents.invoice.item': 'Désignation',
  'documents.invoice.count': 'Quantité',
  'documents.invoice.rate': 'TVA',
  'documents.invoice.unit': 'Prix unitaire',
  'documents.invoice.amount': 'Montant',
  'documents.invoice.shipping': 'Frais de livraison',
  'documents.invoice.discount': 'Code de réduction {code}',
  'documents.invoice.taxed': 'Bon {code}, vendu avec une TVA de {rate}',
  'documents.invoice.total': 'Total TTC',
  'documents.invoice.total.untaxed': 'Total',
  'documents.invoice.voucher': 'Payé avec le bon {code}',
  'documents.invoice.voucher.back': 'Recrédité sur le bon {code}',
  'documents.invoice.paid': 'Payé\u202f: {payment}',
  'documents.invoice.back': 'Remboursé\u202f: {payment}',
  'documents.invoice.net': 'HT',
  'documents.invoice.tax': 'Montant de la TVA',
  'documents.invoice.gross': 'TTC',
  'documents.invoice.exempt': 'exonéré',
  'documents.gift': 'Merci pour votre don. Il est volontaire\u202f: sans TVA et sans droit de rétractation.',
  'documents.invoice.gift': 'sans TVA',
  'documents.invoice.gift.note':
    'Don\u202f: versement volontaire sans contrepartie, hors du champ de la TVA.',
  'documents.invoice.multi': 'bon cadeau',
  'documents.invoice.supply': 'Sauf autre date indiquée, la date de la prestation est la date d’émission.',
  'documents.invoice.included': 'Les prix unitaires et les montants s’entendent TVA comprise.',
  'documents.invoice.exempt.note':
    'Exonéré\u202f: exonération de TVA selon le §\u00a04, n°\u00a020, lettre a de la loi allemande sur la TVA (UStG).',
  'documents.invoice.multi.note':
    'Bon cadeau\u202f: la vente d’un bon à usages multiples n’est pas soumise à la TVA (§\u00a03, al.\u00a015 UStG)\u202f; celle-ci est due lors de l’utilisation.',
  'documents.invoice.tax-number': 'Numéro fiscal {number}',
  'documents.invoice.vat-id': 'N°\u00a0de TVA {number}',

  'documents.price.vat': '{price}, TVA de {rate} comprise',
  'documents.price.vat.several': '{price} TTC',
  'documents.price.exempt': '{price}, exonéré de TVA',
  'documents.price.free': 'Gratuit',

  'documents.withdrawal.none':
    'Pas de droit de rétractation\u202f: ce billet est valable à une date fixe (§\u00a0312g, al.\u00a02, n°\u00a09 du Code civil allemand).',
  'documents.withdrawal.days':
    '{days, plural, one {Vous disposez d’un jour après la conclusion du contrat pour vous rétracter.} other {Vous disposez de # jours après la conclusion du contrat pour vous rétracter.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {Vous disposez d’un jour après la réception pour vous rétracter.} other {Vous disposez de # jours après la réception pour vous rétracter.}}',

  'documents.mail.subject': 'Vos billets pour {event}, commande {number}',
  'documents.mail.subject.several': 'Vos billets, commande {number}',
  'documents.mail.subject.order': 'Votre commande auprès de {museum}, numéro {number}',
  'documents.mail.greeting': 'Bonjour {name},',
  'documents.mail.greeting.nameless': 'Bonjour,',
  'documents.mail.thanks': 'Merci pour votre commande.',
  'documents.mail.parcel': 'Ce que nous envoyons par la poste partira à l’adresse suivante\u202f: {address}',
  'documents.mail.more':
    '{count, plural, one {Un autre code se trouve} other {# autres codes se trouvent}} dans le PDF joint et sur la page de votre commande.',
  'documents.mail.attached': 'En pièce jointe\u202f: {files}.',
  'documents.mail.attached.tickets': 'les billets à imprimer',
  'documents.mail.attached.passes':
    '{count, plural, one {le pass annuel} other {les pass annuels}} à imprimer',
  'documents.mail.attached.vouchers':
    '{count, plural, one {le bon cadeau} other {les bons cadeaux}} à imprimer ou à transmettre',
  'documents.mail.attached.calendar': 'la visite pour votre agenda',
  'documents.mail.attached.invoice': 'la facture',
  'documents.mail.attached.terms':
    'nos conditions générales de vente avec tout ce qu’il faut savoir sur la rétractation',
  'documents.mail.order': 'Votre commande',
  'documents.mail.label': '{label}\u202f:',
  'documents.mail.number': 'Numéro de commande',
  'documents.mail.date': 'Date de commande',
  'documents.mail.payment': 'Paiement',
  'documents.mail.payment.voucher': 'Bon cadeau',
  'documents.mail.mandate.reference': 'Référence du mandat',
  'documents.mail.mandate.creditor': 'Identifiant créancier SEPA',
  'documents.mail.mandate':
    'Vous avez autorisé {museum} à prélever ce paiement une seule fois sur votre compte par prélèvement SEPA et votre banque à débiter votre compte. Vous pouvez en demander le remboursement pendant huit semaines à compter du débit, aux conditions convenues avec votre banque.',
  'documents.mail.total': 'Montant payé',
  'documents.mail.shipping': 'Frais de livraison',
  'documents.mail.code': 'Code {code}',
  'documents.mail.vat': 'dont TVA à {rate} sur {net} HT',
  'documents.mail.exempt': 'dont montant sans TVA',
  'documents.mail.review': 'Voir votre commande',
  'documents.mail.review.text': 'Votre commande, avec tous les documents à télécharger de nouveau\u202f:',
  'documents.mail.farewell': 'Au plaisir de vous accueillir.',
  'documents.mail.contact': 'Une question\u202f? Écrivez à {email} ou appelez le {phone}.',
  'documents.mail.contact.mail': 'Une question\u202f? Écrivez à {email}.',

  'documents.moved.subject': 'Votre visite est déplacée\u202f: {event}, commande {number}',
  'documents.moved.reason': 'Nous avons déplacé la visite prévue dans votre commande {number}.',
  'documents.moved.now': 'Nouvelle date',
  'documents.moved.before': 'Ancienne date',
  'documents.moved.tickets':
    'Vos nouveaux billets sont joints à cet e-mail. Vos anciens billets pour cette visite ne sont plus valables.',
  'documents.moved.calendar':
    'Ouvrez le fichier d’agenda joint\u202f: il met à jour la visite dans votre agenda.',

  'documents.return.voucher': 'Bon cadeau',
  'documents.return.subject': 'Une partie de votre commande {number} est annulée',
  'documents.return.subject.price': 'Remboursement pour votre commande {number}',
  'documents.return.part':
    'Nous avons annulé une partie de votre commande {number}. Ce qui figure ci-dessous n’est plus valable\u202f; le reste de votre commande demeure inchangé.',
  'documents.return.price':
    'Nous vous remboursons un montant sur votre commande {number}, qui demeure inchangée.',
  'documents.return.money':
    'Le montant de {amount} vous est remboursé par le moyen de paiement que vous avez utilisé. Selon votre banque, cela peut prendre quelques jours. Vous n’avez rien d’autre à faire.',
  'documents.return.codes': '{amount} sont de nouveau disponibles sur vos codes.',
  'documents.return.instead':
    'À la place d’un remboursement, vous recevez un bon cadeau de {amount}. Son code est {code}\u202f; il est valable jusqu’au {last}. Saisissez-le dans le panier de notre boutique.',
  'documents.return.fee': 'Nous avons retenu {amount} à titre de frais.',
  'documents.return.kept': 'Aucun remboursement n’est effectué.',
  'documents.refund.subject': 'Nous vous remboursons votre paiement de {amount}',
  'documents.refund.reason.places-gone':
    'Votre paiement nous est parvenu alors que votre réservation avait expiré, et les places n’étaient plus libres. Nous en sommes désolés.',
  'documents.refund.reason.paid-twice':
    'Nous avons reçu un second paiement pour une commande que vous aviez déjà réglée. Votre commande reste inchangée\u202f; seul le second paiement vous est remboursé.',
  'documents.refund.reason.not-booked':
    'Votre paiement n’a pas donné lieu à une commande\u202f: le panier avait été annulé, ou la commande n’a pas été confirmée à temps. Rien n’est réservé.',
  'documents.refund.reason.order-refunded':
    'Nous avons annulé votre commande {number} et vous la remboursons intégralement. Ses billets, pass et bons cadeaux ne sont plus valables.',
  'documents.refund.codes':
    'Le montant que vous aviez utilisé est de nouveau disponible sur vos codes\u202f: {amount}.',
  'documents.refund.free.subject': 'Votre commande n’a pas abouti',
  'documents.refund.free.places-gone':
    'Votre commande nous est parvenue alors que votre réservation avait expiré, et les places n’étaient plus libres. Rien n’est réservé et vous n’avez rien payé. Nous en sommes désolés.',
  'documents.refund.free.not-booked':
    'Rien n’est réservé\u202f: le panier avait été annulé, ou la commande n’a pas été confirmée à temps. Vous n’avez rien payé.',
  'documents.refund.free.order-refunded':
    'Nous avons annulé votre commande {number}. Ses billets, pass et bons cadeaux ne sont plus valables.',
  'documents.refund.subject.order': 'Votre commande {number} est annulée',
  'documents.refund.credit-note': 'L’avoir est joint.',
  'documents.refund.cancelled': 'Annulé',
  'documents.refund.money':
    'Le montant total de {amount} vous est remboursé par le moyen de paiement que vous avez utilisé. Selon votre banque, cela peut prendre quelques jours. Vous n’avez rien d’autre à faire.',
  'documents.refund.reason.not-moved':
    'Votre paiement pour un changement d’horaire nous est parvenu alors que ce changement n’était plus possible. Rien n’a été déplacé.',
  'documents.refund.notMoved': 'Non déplacé',
  'documents.refund.heading': 'Non réservé',
  'documents.refund.amount': 'Remboursement',
  'documents.refund.again.places-gone':
    'Si vous souhaitez toujours venir, vous trouverez d’autres horaires dans notre boutique.',
  'documents.refund.again.not-booked':
    'Si vous souhaitez toujours venir, vous pouvez choisir à nouveau vos billets dans notre boutique.',

  'documents.withdrawn.subject': 'Votre rétractation est bien arrivée',
  'documents.withdrawn.text':
    'Votre rétractation nous est parvenue le {day} à {time}. Conservez cet e-mail\u202f: c’est votre accusé de réception. Voici ce que vous avez déclaré\u202f:',
  'documents.withdrawn.otherwise':
    'Si cette déclaration n’est pas de vous, quelqu’un d’autre a saisi votre adresse. Merci de nous le signaler.',
  'documents.withdrawn.notice.subject': 'Une rétractation vient d’arriver',
  'documents.withdrawn.notice.text':
    'Cette rétractation est parvenue à la boutique le {day} à {time}. La boutique a déjà envoyé l’accusé de réception\u202f; la suite dépend de vous.',
  'documents.withdrawn.notice.list':
    'La liste indique si la commande correspond et si le délai court encore\u202f: {address}',

  'documents.parcel.subject': 'Un colis de votre commande {number} est en route',
  'documents.parcel.sent': 'Nous vous avons envoyé un colis de votre commande {number}.',
  'documents.parcel.carrier': 'Nous avons remis un colis de votre commande {number} à {carrier}.',
  'documents.parcel.corrected':
    'Le numéro de suivi que nous vous avions indiqué était erroné. Celui-ci est le bon.',
  'documents.parcel.follow': 'Suivre le colis',
  'documents.parcel.tracking': 'Numéro de suivi',
  'documents.parcel.to': 'Il est adressé à',
  'documents.parcel.contents': 'Dans le colis',
  'documents.passChange.blocked.subject': 'Votre pass annuel est bloqué',
  'documents.passChange.blocked':
    'Nous avons bloqué ce pass annuel. Il ne donne plus accès au musée tant que nous ne l’avons pas débloqué.',
  'documents.passChange.valid.subject': 'Votre pass annuel est valable jusqu’au {day}',
  'documents.passChange.valid': 'Ce pass annuel vous donne accès au musée jusqu’au {day} inclus.',
  'documents.passChange.pass': 'Pass',
  'documents.takenBack.subject': 'Votre paiement de la commande {number} a été annulé par la banque',
  'documents.takenBack.subject.part':
    'Une partie de votre paiement de la commande {number} a été annulée par la banque',
  'documents.takenBack.debit':
    'Votre banque a rejeté le prélèvement de {amount} pour votre commande\u202f: cette somme a donc quitté notre compte. Cela arrive lorsque le compte n’est pas suffisamment approvisionné, qu’il est clôturé ou que quelqu’un a contesté le prélèvement.',
  'documents.takenBack.transfer':
    'Votre banque a rappelé votre virement de {amount} pour votre commande\u202f: cette somme a donc quitté notre compte.',
  'documents.takenBack.dispute':
    'Votre banque ou votre service de paiement a repris votre paiement de {amount} pour votre commande à la suite d’une contestation\u202f: cette somme a donc quitté notre compte. Si vous n’avez connaissance d’aucune contestation, veuillez vous adresser à cet établissement.',
  'documents.takenBack.part':
    'Votre banque ou votre service de paiement a repris {amount} sur votre paiement pour votre commande\u202f: cette partie de la somme a donc quitté notre compte. Si vous n’en avez pas connaissance, veuillez vous adresser à cet établissement.',
  'documents.takenBack.stands':
    'Votre commande n’est pas annulée\u202f: les billets et tout ce que vous avez reçu restent valables pour le moment. Mais elle n’est plus réglée, et nous pouvons l’annuler si elle ne l’est pas.',
  'documents.takenBack.stands.part':
    'Votre commande n’est pas annulée\u202f: les billets et tout ce que vous avez reçu restent valables pour le moment. Mais une partie n’en est plus réglée, et nous pouvons annuler cette partie si elle ne l’est pas.',
  'documents.takenBack.pay':
    'La somme n’est pas prélevée une seconde fois automatiquement. Veuillez nous indiquer comment vous souhaitez la régler, en rappelant le numéro de commande {number}.',
  'documents.takenBack.settled': 'Si vous avez déjà réglé la question avec nous, vous n’avez rien à faire.',
  'documents.takenBack.amount': 'Somme due',
  'documents.slip.title': 'Bordereau de livraison de la commande {number}',
  'documents.slip.thanks': 'Merci pour votre commande.',
};
