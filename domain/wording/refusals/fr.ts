import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsFr: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED':
    'Nous n’avons pas pu lire cette demande. Veuillez recharger la page et réessayer.',
  'refusal.FIELDS_INVALID':
    'Certaines informations manquent ou ne sont pas correctes. Veuillez vérifier les champs signalés.',
  'refusal.BODY_TOO_LARGE':
    'C’était trop en une seule fois. Veuillez raccourcir votre saisie ou votre panier, puis réessayer.',
  'refusal.MEDIA_TYPE_UNSUPPORTED':
    'Nous ne pouvons pas lire ce format. Veuillez recharger la page et réessayer.',
  'refusal.TOKEN_MISSING': 'Veuillez saisir vos coordonnées ou vous connecter pour continuer.',
  'refusal.TOKEN_INVALID':
    'Votre session a expiré. Veuillez saisir de nouveau vos coordonnées ou vous reconnecter.',
  'refusal.FORBIDDEN':
    'Vous n’avez pas accès à cette page. Veuillez vous connecter avec le compte auquel elle appartient.',
  'refusal.NOT_FOUND':
    'Nous n’avons pas trouvé ce que vous cherchez. Veuillez vérifier l’adresse ou consulter le programme.',
  'refusal.LANGUAGE_UNKNOWN': 'La boutique n’existe pas dans cette langue. Veuillez en choisir une autre.',
  'refusal.ORDER_NOT_AVAILABLE':
    'Cette commande ne peut pas être affichée. Veuillez utiliser le lien de votre e-mail de confirmation ou nous contacter.',
  'refusal.CART_GONE':
    'Votre panier est introuvable. Votre commande est peut-être déjà payée, ou le délai est dépassé. Veuillez vérifier si vous avez reçu une confirmation de réservation par e-mail\u202f; sinon, veuillez choisir de nouveau.',
  'refusal.GROUP_OFFER_OVER':
    'Cette offre n’est plus disponible\u202f: elle a été acceptée, refusée ou retirée, ou son délai est écoulé. Rechargez la page pour voir où elle en est.',
  'refusal.GROUP_NUMBERS_FIXED':
    'Les effectifs ne peuvent plus être modifiés ici. Veuillez nous écrire\u202f: {contact}.',
  'refusal.CART_EMPTY': 'Votre panier est vide. Veuillez d’abord faire votre choix.',
  'refusal.CART_PRICE_CHANGED':
    'Un prix a changé dans votre panier. Veuillez vérifier le nouveau total avant de continuer.',
  'refusal.CART_NOT_AVAILABLE':
    'Une partie de votre panier n’est plus disponible. Veuillez choisir un autre horaire ou une quantité plus petite.',
  'refusal.CART_NOT_PAYABLE':
    'Ce panier ne peut plus être payé. Veuillez vérifier si vous avez reçu une confirmation de réservation par e-mail\u202f; sinon, veuillez nous contacter.',
  'refusal.CART_TOO_LARGE':
    'Une commande est limitée à {most, plural, one {# personne} other {# personnes}}. Veuillez choisir moins de billets. Pour les groupes plus importants, veuillez nous contacter\u202f: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'Une commande est limitée à {most, plural, one {# billet gratuit} other {# billets gratuits}}. Veuillez en choisir moins. Pour les groupes plus importants, veuillez nous contacter\u202f: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'De nombreux billets gratuits ont déjà été commandés aujourd’hui avec votre adresse e-mail ou depuis votre réseau. Veuillez en choisir moins ou réessayer demain. Pour les groupes plus importants, veuillez nous contacter\u202f: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'D’autres commandes passées par vous ou depuis votre réseau ne sont pas encore payées et occupent {unpaid, plural, one {# place} other {# places}}. Veuillez d’abord les terminer ou les annuler\u202f; sinon, veuillez réessayer dans {minutes, plural, one {une minute} other {# minutes}}.',
  'refusal.MAILS_TOO_MANY':
    'Nous avons déjà envoyé de nombreux e-mails à cette adresse aujourd’hui. Veuillez réessayer demain ou nous contacter\u202f: {contact}',
  'refusal.ITEM_UNKNOWN':
    'Un élément de votre panier n’est plus en vente. Veuillez le retirer et choisir autre chose.',
  'refusal.ITEM_COUNT_INVALID': 'Cette quantité n’est pas possible. Veuillez en choisir une autre.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Ce billet ne correspond pas aux personnes choisies. Veuillez vérifier pour combien de personnes il est valable et choisir de nouveau.',
  'refusal.TICKET_DATETIME_INVALID':
    'Cette date ou cet horaire ne peut pas être réservé. Veuillez en choisir un autre dans le calendrier.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'Ce billet n’est gratuit qu’avec un billet payant pour la même visite. Veuillez en ajouter un ou retirer ce billet.',
  'refusal.EVENT_ENDED': 'Cet événement est terminé. Veuillez en choisir un autre dans le programme.',
  'refusal.EVENT_PAUSED': 'Cet événement est en pause ce jour-là. Veuillez choisir un autre jour.',
  'refusal.TOUR_DATETIME_INVALID':
    'Cette visite guidée ne peut pas être réservée à cet horaire. Veuillez choisir un autre jour ou un autre horaire.',
  'refusal.TOUR_NOT_BOOKABLE':
    'Cette visite guidée ne peut pas être réservée ici de cette façon. Veuillez choisir de nouveau ou nous contacter.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Veuillez indiquer le nombre de participants.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Chaque participant a besoin d’un billet\u202f: vous avez choisi {participants, plural, one {# participant} other {# participants}} et {tickets, plural, one {# billet} other {# billets}}. Veuillez indiquer deux nombres égaux.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'Cette réservation est limitée à {most, plural, one {# personne} other {# personnes}}. Veuillez réduire le nombre de personnes ou réserver davantage de visites.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'Cette visite est réservée aux groupes d’au moins {least, plural, one {# personne} other {# personnes}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Veuillez répondre à toutes les questions obligatoires.',
  'refusal.PASS_OWNERS_INVALID':
    'Chaque pass annuel doit avoir un titulaire, avec son nom et, si une adresse est indiquée, une adresse complète. Veuillez vérifier les champs signalés.',
  'refusal.VOUCHER_EXPIRED': 'Ce bon cadeau n’est plus en vente. Veuillez en choisir un autre.',
  'refusal.VOUCHER_AMOUNT_INVALID':
    'Ce bon cadeau n’est pas proposé pour ce montant. Veuillez choisir un autre montant.',
  'refusal.VOUCHER_PRESENT_INVALID': 'Veuillez vérifier à qui et quel jour le bon cadeau doit être envoyé.',
  'refusal.VOUCHER_UNKNOWN': 'Ce code nous est inconnu. Veuillez vérifier la saisie.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM':
    'Ce code n’est valable qu’à partir du {valid_from}. Veuillez l’utiliser à ce moment-là.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'Ce code n’était valable que jusqu’au {valid_to}. Veuillez en utiliser un autre ou nous contacter.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT': 'Ce code a déjà été utilisé en totalité. Veuillez en utiliser un autre.',
  'refusal.VOUCHER_BLOCKED': 'Ce code est bloqué. Veuillez vous adresser au musée.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Veuillez choisir le pays de livraison de votre colis.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY':
    'Il n’y a pas de tarif de livraison pour ce pays. Veuillez nous contacter.',
  'refusal.SHIPPING_TOO_HEAVY':
    'Ce colis est trop lourd pour ce pays. Veuillez réduire votre commande ou nous contacter.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Veuillez remplir tous les champs de l’adresse de livraison.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Ce moyen de paiement n’est pas disponible. Veuillez en choisir un autre.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {Le montant est trop faible pour un paiement par virement.} other {Le paiement par virement est possible pour les visites à partir du {first_visit}.}} Veuillez choisir un autre moyen de paiement.',
  'refusal.PAYMENT_NOT_STARTED':
    'Le prestataire de paiement ne répond pas pour le moment. Rien n’a été commandé et votre panier est inchangé. Veuillez réessayer dans un instant ou choisir un autre moyen de paiement.',
  'refusal.PAYMENT_FAILED': 'Votre paiement n’a pas abouti. Veuillez réessayer.',
  'refusal.PAYMENT_PENDING':
    'Votre paiement est encore en cours de traitement. Veuillez patienter un instant et ne pas payer une deuxième fois\u202f; vos billets arriveront par e-mail dès que le paiement sera confirmé.',
  'refusal.ORDER_UNCONFIRMED':
    'Veuillez confirmer votre commande\u202f: nous vous avons envoyé un e-mail avec un lien. Tant que vous ne l’avez pas utilisé, rien n’est commandé.',
  'refusal.TRANSFER_AWAITED': 'Votre commande est réservée. Elle est confirmée dès réception du paiement.',
  'refusal.PAYMENT_REFUNDED':
    'Votre paiement est arrivé après la fin de votre réservation, et les places n’étaient plus libres. Le montant total vous est remboursé, vous n’avez rien d’autre à faire. Si vous souhaitez toujours venir, veuillez choisir un autre horaire.',
  'refusal.ALREADY_DECIDED':
    'Cela a déjà été décidé, peut-être dans une autre fenêtre. Avant de commander à nouveau, veuillez vérifier si vous avez reçu une confirmation de réservation par e-mail.',
  'refusal.AUTH_LOGIN_FAILED': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'refusal.AUTH_REQUEST_RESET_FAIL':
    'Impossible de récupérer un compte avec cette adresse. Veuillez la vérifier.',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED':
    'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED':
    'Votre mot de passe n’a pas été modifié. Veuillez vérifier les champs signalés.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED':
    'Votre adresse e-mail n’a pas été modifiée. Veuillez vérifier les champs signalés.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'Ce lien a expiré ou a déjà été utilisé. Vous pouvez en demander un nouveau dans votre compte.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'Cette adresse n’est pas encore confirmée. Veuillez saisir le mot de passe du compte créé avec cette adresse.',
  'refusal.AUTH_CODE_NEEDED':
    'Veuillez saisir le code de votre application, ou l’un de vos codes de secours.',
  'refusal.AUTH_SECOND_FACTOR_FAILED':
    'La connexion en deux étapes n’a pas été modifiée. Veuillez vérifier le champ signalé.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'La connexion en deux étapes est déjà activée, ou votre adresse e-mail n’est pas encore confirmée.',
  'refusal.AUTH_SECOND_FACTOR_OFF':
    'La connexion en deux étapes est désactivée\u202f: il n’y a donc pas de codes de secours.',
  'refusal.AUTH_SESSION_END_FAILED': 'Aucun appareil n’a été déconnecté. Veuillez vérifier le champ signalé.',
  'refusal.CUSTOMER_DELETE_FAILED': 'Votre compte n’a pas été supprimé. Veuillez vérifier le champ signalé.',
  'refusal.WAITING_ROOM':
    'En ce moment, plus de personnes commandent que la boutique ne peut en servir. La salle d’attente vous indique quand viendra votre tour\u202f; votre panier est conservé.',
  'refusal.TOO_MANY_TRIES':
    'Trop de tentatives en peu de temps. Veuillez réessayer dans {minutes, plural, one {une minute} other {# minutes}}.',
  'refusal.INTERNAL_ERROR':
    'Un problème est survenu de notre côté. Veuillez réessayer\u202f; si cela se reproduit, veuillez nous contacter.',
  'refusal.UNAVAILABLE':
    'La boutique n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
};
