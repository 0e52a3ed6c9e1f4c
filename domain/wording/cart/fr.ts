import type { Wording } from '../message.ts';
import type { cartEn } from './en.ts';

export const cartFr: Wording<typeof cartEn> = {
  'cart.title': 'Votre panier',
  'cart.checkout': 'Finaliser la commande',
  'cart.description':
    'Panier et paiement\u202f: billets, visites guidées, bons cadeaux et livres, avec ou sans compte. {museum}.',
  'cart.lines': 'Votre sélection',
  'cart.fold': 'Modifier la sélection',
  'cart.fold.code': 'Modifier la sélection ou utiliser un code',
  'cart.summary': 'Votre commande',
  'cart.unreachable':
    'La boutique est injoignable pour le moment. Votre panier est conservé\u202f; vérifiez votre connexion, puis réessayez.',
  'cart.slow':
    'La boutique met trop de temps à répondre. Votre panier est conservé\u202f; veuillez réessayer.',
  'cart.too-many':
    'Trop de tentatives en peu de temps. Veuillez réessayer dans {minutes, plural, one {une minute} other {# minutes}}.',
  'cart.again': 'Réessayer',
  'cart.new-window': '(s’ouvre dans une nouvelle fenêtre)',

  'cart.bar': 'Dans le panier\u202f: {count, plural, one {# article} many {# d’articles} other {# articles}}',
  'cart.bar.link': 'Finaliser la commande',
  'cart.bar.more': 'Ajouter encore',

  'cart.empty.text': 'Votre panier est vide.',
  'cart.empty.next': 'Choisir des billets',
  'cart.elsewhere':
    '{count, plural, one {Dans un autre onglet, il y a # article dans le panier.} many {Dans un autre onglet, il y a # d’articles dans le panier.} other {Dans un autre onglet, il y a # articles dans le panier.}}',
  'cart.elsewhere.bring': 'Reprendre ce panier ici',

  'cart.when.any': 'Le jour de votre choix pendant l’exposition',
  'cart.when.from': '{day}, à partir de {from}',
  'cart.when.slot': '{day}, {from}–\u2060{to}',
  'cart.when.entry': '{day}, entrée de {from} à {to}',
  'cart.when.entry.open': '{day}, entrée à partir de {from}',
  'cart.part': '{count} × {name}',
  'cart.each': '{price} l’unité',
  'cart.count': 'Quantité\u202f: {name}',
  'cart.choose-again': 'Modifier',
  'cart.change.line': 'Modifier {name}',
  'cart.change.take': 'Enregistrer la modification',
  'cart.change.keep': 'Retour au panier sans modification',
  'cart.changed': 'Modifié',
  'cart.withdrawal.none':
    'Pas de droit de rétractation\u202f: ce billet est valable à une date fixe (§\u00a0312g, al.\u00a02, n°\u00a09 du Code civil allemand).',
  'cart.withdrawal.days':
    '{days, plural, one {Vous disposez d’un jour après la conclusion du contrat pour vous rétracter.} other {Vous disposez de # jours après la conclusion du contrat pour vous rétracter.}}',

  'cart.remove': 'Retirer',
  'cart.remove.line': 'Retirer {name}',
  'cart.remove.title': 'Retirer cet article du panier\u202f?',
  'cart.remove.yes': 'Oui, retirer',
  'cart.remove.no': 'Non, garder',
  'cart.removed': 'Retiré du panier',

  'cart.left':
    '{count, plural, =0 {Plus aucune place à cet horaire} one {Plus qu’une place à cet horaire} other {Plus que # places à cet horaire}}',
  'cart.take': '{count, plural, one {Prendre cette place} other {Prendre ces # places}}',
  'cart.another': 'Choisir un autre horaire',
  'cart.unavailable': 'Certains articles ne sont plus disponibles',
  'cart.unavailable.text':
    'Quelqu’un a été plus rapide. Rien n’a été commandé ni débité\u202f; les articles concernés sont signalés ci-dessous.',
  'cart.not-ordered': 'Rien n’a encore été commandé',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Annuler l’autre commande} other {Annuler les autres commandes}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {L’autre commande est annulée.} other {Les autres commandes sont annulées.}} Vous pouvez maintenant commander.',
  'cart.price.changed': 'Des prix ont changé depuis votre choix',
  'cart.price.was': 'avant\u202f:',
  'cart.price.is': 'maintenant\u202f:',
  'cart.price.accept': 'Continuer avec les nouveaux prix',

  'cart.delivery': 'Envoi',
  'cart.delivery.mail': 'par e-mail, gratuit',
  'cart.delivery.posted': 'pass annuels avec leur propre adresse aussi par la poste, gratuit',
  'cart.total': 'Total TTC',
  'cart.total.untaxed': 'Total',
  'cart.vat': 'dont TVA à {rate} sur {net} HT',
  'cart.vat.none': 'dont montant sans TVA',
  'cart.withdrawal.excluded': 'Cet achat ne donne pas droit à rétractation.',
  'cart.gift': 'Merci pour votre don. Il est volontaire\u202f: sans TVA et sans droit de rétractation.',
  'cart.owner': 'pour {name}',
  'cart.greeting': 'Message',
  'cart.greeting.add': 'Ajouter un message',
  'cart.greeting.change': 'Modifier le message',
  'cart.pieces':
    '{count, plural, =0 {Épuisé} one {Il n’en reste qu’un exemplaire} other {Il n’en reste que # exemplaires}}',
  'cart.code.remaining': 'Solde restant\u202f: {amount}',
  'cart.code.all': 'Utilisé en entier',
  'cart.code.short': 'Il ne reste que {amount} sur ce bon.',
  'cart.code.empty': 'Il ne reste plus rien sur ce bon.',
  'cart.code.take': 'Utiliser les {amount}',
  'cart.discount.remaining': 'Pas encore utilisé\u202f: {amount}',
  'cart.discount.all': 'Réduction appliquée en totalité',
  'cart.discount.short': 'Il ne reste que {amount} de cette réduction.',
  'cart.discount.empty': 'Cette réduction a déjà été utilisée en totalité.',
  'cart.goods': 'Sous-total',
  'cart.shipping': 'Livraison du colis',
  'cart.shipping.later': 'une fois votre pays connu',
  'cart.shipping.to': 'Livraison\u202f: {country}',
  'cart.shipping.asking': 'calcul en cours',
  'cart.shipping.unknown': 'montant pas encore connu',
  'cart.shipping.none': 'impossible',
  'cart.shipping.elsewhere': 'Vous pourrez indiquer une autre adresse à l’étape suivante.',
  'cart.suggest': 'Vous aimerez peut-être aussi',
  'cart.suggest.of': 'Va bien avec «\u202f{of}\u202f»',
  'cart.suggest.visit': 'Va bien avec votre visite',
  'cart.suggest.cheaper': 'Pour une personne, moins cher que ces billets à l’unité',
  'cart.suggest.add': 'Ajouter',
  'cart.suggest.view': 'Voir',
  'cart.suggest.dismiss': 'Non merci',
  'cart.pay': 'À payer',

  'cart.held': 'Vos places vous sont réservées jusqu’à {time}.',
  'cart.held.soon': 'Vos places ne sont plus réservées que jusqu’à {time}. Commandez avant pour les garder.',

  'cart.steps': 'Étapes de votre commande',
  'cart.step.cart': 'Panier',
  'cart.step.login': 'Coordonnées',
  'cart.step.payment': 'Paiement',
  'cart.step.complete': 'Terminé',
  'cart.step.done': '(fait)',

  'cart.guest': 'Continuer sans compte',
  'cart.guest.hint': 'Sans compte ni mot de passe.',
  'cart.payment.test': 'Mode test : aucun montant réel n’est débité.',
  'cart.express.hint': 'Le prestataire de paiement transmet votre nom et votre e-mail.',
  'cart.express.address':
    'Vous payez sans saisir vos coordonnées ici. Ce qui arrive par e-mail est envoyé à l’adresse enregistrée chez le prestataire de paiement.',
  'cart.express.instead': 'Saisir plutôt mes coordonnées',

  'cart.customer': 'Vos coordonnées',
  'cart.customer.change': 'Modifier',
  'cart.customer.change.label': 'Modifier vos coordonnées',

  'cart.payment': 'Paiement',
  'cart.payment.voucher': 'Bon cadeau',
  'cart.payment.missing': 'Veuillez choisir un moyen de paiement.',
  'cart.debit.holder': 'Titulaire du compte',
  'cart.debit.holder.missing': 'Veuillez indiquer le nom du titulaire du compte.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Veuillez vérifier l’IBAN\u202f: il manque ou comporte une faute de frappe.',
  'cart.debit.mandate':
    'J’autorise {museum} à prélever ce paiement une seule fois sur mon compte par prélèvement SEPA et ma banque à débiter mon compte. Je peux en demander le remboursement pendant huit semaines à compter du débit, aux conditions convenues avec ma banque. La référence du mandat figure dans la confirmation.',
  'cart.debit.creditor': 'Identifiant créancier SEPA\u202f: {id}',

  'cart.invoice': 'Facture',
  'cart.invoice.request': 'Je souhaite une facture',
  'cart.invoice.company': 'L’établir au nom d’une entreprise ou d’un organisme',
  'cart.invoice.yes': 'envoyée par e-mail',
  'cart.invoice.no': 'non souhaitée',
  'cart.invoice.fields': 'Indiquer un numéro de TVA, un Leitweg-ID ou un centre de coûts',
  'cart.invoice.buyer_vat_id': 'Numéro de TVA',
  'cart.invoice.buyer_vat_id.hint': 'Facultatif\u202f: il figurera sur la facture.',
  'cart.invoice.routing_id': 'Leitweg-ID',
  'cart.invoice.routing_id.hint':
    'Pour les administrations allemandes\u202f: vous recevez aussi la facture au format XRechnung.',
  'cart.invoice.buyer_reference': 'Centre de coûts ou service',
  'cart.invoice.buyer_reference.hint': 'Facultatif\u202f: figurera sur la facture.',
  'cart.document': 'Votre référence',
  'cart.document.hint':
    'Un numéro à vous, par exemple celui d’un bon de commande. Il figurera sur la facture.',
  'cart.document.add': 'Ajouter votre référence',
  'cart.document.confirm': 'Confirmer',
  'cart.document.leave': 'Ne rien changer',
  'cart.document.is': 'Votre référence\u202f: {number}',
  'cart.document.change': 'Modifier la référence',

  'cart.accept': 'J’accepte les {terms} et j’ai lu la {privacy}.',
  'cart.accept.terms': 'conditions générales de vente',
  'cart.accept.privacy': 'politique de confidentialité',
  'cart.accept.missing':
    'Veuillez accepter les conditions générales de vente et la politique de confidentialité.',

  'cart.order': 'Commander avec obligation de paiement',
  'cart.order.free': 'Commander gratuitement',
  'cart.order.reserve': 'Réserver gratuitement',
  'cart.errors': 'Veuillez corriger les erreurs du formulaire',

  'cart.failed': 'Votre paiement n’a pas abouti. Veuillez réessayer.',
  'cart.failed.text':
    'Rien n’a été débité pour cette commande et votre panier est intact. Vous pouvez aussi choisir un autre moyen de paiement.',
  'cart.canceled': 'Paiement annulé',
  'cart.canceled.text':
    'Vous avez annulé le paiement. Rien n’a été débité. Souhaitez-vous garder votre panier\u202f?',
  'cart.canceled.keep': 'Oui, garder le panier',
  'cart.canceled.clear': 'Non, vider le panier',
  'cart.accepted': 'Veuillez confirmer votre commande',
  'cart.accepted.text':
    'Votre moyen de paiement est accepté. La commande n’est passée que lorsque vous la confirmez ici.',

  'cart.settling': 'Votre paiement est en cours de confirmation',
  'cart.settling.text': 'Un instant, s’il vous plaît\u202f: nous vérifions que votre paiement est arrivé.',
  'cart.settling.noScript': 'Si votre paiement a abouti, nous vous envoyons la confirmation par e-mail.',
  'cart.settling.pending':
    'Le prestataire de paiement n’a pas encore confirmé. Vous n’avez rien à faire\u202f: cette page s’actualise toute seule. Vous pouvez aussi la fermer\u202f; vos billets arriveront par e-mail dès que le paiement sera confirmé.',
  'cart.settling.unreachable':
    'La boutique est injoignable pour le moment. Rien n’est perdu\u202f; cette page réessaie toute seule.',

  'cart.gone': 'Votre panier est introuvable',
  'cart.gone.text':
    'Peut-être votre commande est-elle déjà payée, ou le délai est-il dépassé. Avant de commander à nouveau, cherchez une confirmation de réservation dans vos e-mails.',
  'cart.gone.checkout': 'Revenir à la commande',
  'cart.gone.home': 'Accueil de la boutique',
  'cart.not-payable': 'Votre panier ne peut pas être finalisé',
  'cart.not-payable.text':
    'Cherchez une confirmation de réservation dans vos e-mails. S’il n’y en a pas, écrivez-nous à {email}.',
  'cart.refunded': 'Votre paiement vous est remboursé',

  'cart.success': 'Merci pour votre commande',
  'cart.success.number': 'Commande n°\u00a0{number}',
  'cart.success.mail':
    'Votre commande est confirmée. Les billets ont aussi été envoyés par e-mail à {email}.',
  'cart.success.express':
    'Votre commande est confirmée. Les billets ont aussi été envoyés à l’adresse e-mail enregistrée chez le prestataire de paiement.',
  'cart.success.express.mail':
    'Votre commande est confirmée. Les billets ont aussi été envoyés à l’adresse e-mail enregistrée chez le prestataire de paiement\u202f: {email}.',
  'cart.success.passes':
    'Votre commande est confirmée. {count, plural, one {Le pass annuel a aussi été envoyé} other {Les pass annuels ont aussi été envoyés}} par e-mail à {email}.',
  'cart.success.express.passes':
    'Votre commande est confirmée. {count, plural, one {Le pass annuel a aussi été envoyé} other {Les pass annuels ont aussi été envoyés}} à l’adresse e-mail enregistrée chez le prestataire de paiement.',
  'cart.success.confirmed':
    'Votre commande est confirmée. La confirmation a aussi été envoyée par e-mail à {email}.',
  'cart.success.express.confirmed':
    'Votre commande est confirmée. La confirmation a aussi été envoyée à l’adresse e-mail enregistrée chez le prestataire de paiement.',
  'cart.parcel': 'Votre colis',
  'cart.parcel.way':
    'Nous préparons vos articles dans les prochains jours ouvrables et les envoyons à cette adresse.',
  'cart.parcel.to': 'Colis adressé à',
  'cart.parcel.waiting': 'Nous le préparons.',
  'cart.parcel.sent': 'Envoyé le {day}',
  'cart.parcel.sentBy': 'Envoyé le {day} par {carrier}',
  'cart.parcel.follow': 'Suivre le colis',
  'cart.parcel.tracking': 'Numéro de suivi',
  'cart.success.later':
    'Votre commande est confirmée et vous parvient par e-mail. Elle ne peut pas être affichée ici pour le moment.',
  'cart.success.review': 'Voir toute la commande',

  'cart.tickets': '{count, plural, one {Votre billet} other {Vos # billets}}',
  'cart.ticket': 'Billet',
  'cart.ticket.persons': 'Personnes',
  'cart.ticket.place': 'Lieu',
  'cart.ticket.number': 'Numéro',
  'cart.ticket.of': '{number} sur {of}',
  'cart.ticket.used': 'Utilisé à {time}',
  'cart.ticket.usedOn': 'Utilisé le {day} à {time}',
  'cart.ticket.in': 'Entrés\u202f: {count} sur {of}',
  'cart.ticket.code': 'Code QR pour l’entrée\u202f: {code}',
  'cart.ticket.void': 'N’est plus valable',
  'cart.ticket.large': 'Afficher en grand',
  'cart.ticket.previous': 'Précédent',
  'cart.ticket.next': 'Suivant',
  'cart.directions': 'Accès',
  'cart.saved': 'Enregistrés sur cet appareil. Jusqu’au {day}, les billets s’ouvrent ici même sans réseau.',
  'cart.saved.remove': 'Supprimer de cet appareil',
  'cart.saved.none': 'Enregistrés sur cet appareil, les billets s’ouvrent même sans réseau.',
  'cart.saved.save': 'Enregistrer sur cet appareil',
  'cart.saved.show': 'Afficher les billets enregistrés',
  'cart.document.tickets': 'Billets à imprimer (PDF)',
  'cart.document.calendar': 'Ajouter la visite à votre agenda',
  'cart.document.passes': 'Pass annuels (PDF)',
  'cart.document.vouchers': 'Bons cadeaux (PDF)',
  'cart.document.invoice': 'Facture (PDF)',
  'cart.document.xrechnung': 'XRechnung (XML)',
  'cart.document.credit-note': 'Avoir (PDF)',
  'cart.passes': '{count, plural, one {Votre pass annuel} other {Vos # pass annuels}}',
  'cart.pass.owner': 'Pour',
  'cart.pass.blocked': 'Bloqué',
  'cart.valid': 'Validité',
  'cart.valid.until': 'jusqu’au {day}',
  'cart.vouchers': '{count, plural, one {Votre bon cadeau} other {Vos # bons cadeaux}}',
  'cart.voucher.code': 'Code du bon',
  'cart.present': 'Cadeau pour',
  'cart.present.waiting': 'Sera envoyé par e-mail le {day}.',
  'cart.present.soon': 'Va être envoyé par e-mail.',
  'cart.present.sent': 'Envoyé par e-mail le {day}.',
  'cart.present.refused':
    'Le serveur de cette adresse a refusé l’e-mail. Veuillez transmettre le bon cadeau vous-même, en PDF ou avec son code.',
  'cart.voucher.use':
    'La personne qui a le code le saisit dans le panier au moment de payer, en une ou plusieurs fois.',

  'cart.review': 'Commande {number}',
  'cart.review.title': 'Votre commande',
  'cart.review.noScript': 'Voir la commande sans JavaScript',
  'cart.review.lines': 'Articles commandés',
  'cart.review.date': 'Date de commande',
  'cart.review.invoice': 'demandée',
  'cart.review.print': 'Imprimer cette page',
  'cart.return.on': 'Annulé le {day}',
  'cart.return.price': 'Remboursé le {day}',
  'cart.return.money': '{amount} vous sont remboursés par le moyen de paiement utilisé',
  'cart.return.codes': '{amount} sont de nouveau disponibles sur vos codes',
  'cart.return.voucher': 'Bon cadeau {code} de {amount}, valable jusqu’au {last}',
  'cart.return.fee': 'Nous avons retenu {amount} à titre de frais',
  'cart.return.none': 'Aucun remboursement n’est effectué',
  'cart.supplement.heading': 'Payé en complément',
  'cart.supplement.on': 'Différence pour un autre horaire, réglée le {day}',
  'cart.return.heading': 'Annulations et remboursements',
  'cart.return.part': '{count, plural, one {dont # annulé} other {dont # annulés}}',
  'cart.review.refunded':
    'Cette commande a été remboursée. Ses billets, pass annuels et bons cadeaux ne sont plus valables.',
  'cart.stranded':
    '{count, plural, one {Une visite n’a pas lieu comme prévu} other {# visites n’ont pas lieu comme prévu}}',
  'cart.stranded.closed': 'Le musée est fermé ce jour-là.',
  'cart.stranded.dropped': 'Cette date n’est plus au programme.',
  'cart.stranded.paused': 'En pause jusqu’à nouvel ordre.',
  'cart.stranded.paused.until': 'En pause jusqu’au {day} inclus.',
  'cart.stranded.text':
    'Veuillez ne pas venir ce jour-là. Nous vous écrirons pour vous indiquer la suite\u202f; votre commande reste enregistrée. Si vous préférez ne pas attendre, contactez-nous en indiquant le numéro de commande {number}\u202f:',
  'cart.takenBack': 'Cette commande n’est plus réglée',
  'cart.takenBack.part': 'Une partie de cette commande n’est plus réglée',
  'cart.takenBack.text':
    'La banque a repris {amount}. La commande n’est pas annulée\u202f: elle reste valable pour le moment.',
  'cart.takenBack.pay':
    'Veuillez nous indiquer comment vous souhaitez payer, en rappelant le numéro de commande {number}\u202f:',
  'cart.review.none': 'Cette commande n’est pas disponible',
  'cart.review.none.text':
    'Veuillez vérifier l’adresse indiquée dans votre e-mail. Pour toute aide, écrivez-nous à {email}.',
};
