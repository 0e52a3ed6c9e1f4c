import type { Wording } from '../message.ts';
import type { customersEn } from './en.ts';

export const customersFr: Wording<typeof customersEn> = {
  'customers.email': 'E-mail',
  'customers.guest.title': 'Vos coordonnées',
  'customers.guest.text':
    'Sans compte ni mot de passe. Ces informations servent à vos billets et à votre facture.',
  'customers.guest.next': 'Continuer vers le paiement',
  'customers.guest.save': 'Enregistrer les coordonnées',
  'customers.guest.back': 'Retour au panier',
  'customers.again':
    'Un certain temps s’est écoulé\u202f; veuillez confirmer vos coordonnées encore une fois. Votre panier est conservé.',
  'customers.errors': 'Veuillez corriger les erreurs du formulaire',
  'customers.errors.field': '{label}\u202f: {message}',
  'customers.choose': 'Veuillez choisir',
  'customers.email.hint': 'Vos billets sont envoyés à cette adresse.',

  'customers.billing': 'Adresse de facturation',
  'customers.shipping': 'Adresse de livraison',
  'customers.shipping.same': 'Identique à l’adresse de facturation',
  'customers.shipping.incomplete': 'Veuillez remplir tous les champs de l’adresse de livraison',

  'customers.field.salutation': 'Civilité',
  'customers.field.fname': 'Prénom',
  'customers.field.lname': 'Nom',
  'customers.field.company': 'Société',
  'customers.field.email': 'E-mail',
  'customers.field.phone': 'Téléphone',
  'customers.field.name': 'Nom complet',
  'customers.field.street': 'Numéro et rue',
  'customers.field.zip': 'Code postal',
  'customers.field.city': 'Ville',
  'customers.field.country': 'Pays',

  'field.REQUIRED': 'Veuillez remplir ce champ.',
  'field.missing.salutation': 'Veuillez choisir une civilité.',
  'field.missing.fname': 'Veuillez saisir votre prénom.',
  'field.missing.lname': 'Veuillez saisir votre nom.',
  'field.missing.company': 'Veuillez saisir le nom de la société.',
  'field.missing.email': 'Veuillez saisir votre adresse e-mail.',
  'field.missing.phone': 'Veuillez saisir votre numéro de téléphone.',
  'field.missing.name': 'Veuillez saisir le nom complet.',
  'field.missing.street': 'Veuillez saisir le numéro et la rue.',
  'field.missing.zip': 'Veuillez saisir le code postal.',
  'field.missing.city': 'Veuillez saisir la ville.',
  'field.missing.country': 'Veuillez choisir un pays.',
  'field.EMAIL_INVALID': 'Veuillez vérifier l’adresse e-mail, par exemple nom@example.org.',
  'field.PHONE_INVALID': 'Veuillez saisir le numéro de téléphone en chiffres, par exemple +33 1 23 45 67 89.',
  'field.TOO_LONG': 'Veuillez raccourcir cette saisie.',
  'field.COUNTRY_UNKNOWN': 'Veuillez choisir un pays dans la liste.',
  'field.OPTION_UNKNOWN': 'Veuillez choisir dans la liste.',
  'field.NUMBER_INVALID': 'Veuillez saisir un nombre entier dans les limites indiquées.',
  'field.PASSWORD_WRONG': 'Ce n’est pas votre mot de passe actuel.',
  'field.PASSWORD_TOO_SHORT': 'Veuillez utiliser au moins 10 caractères.',
  'field.PASSWORD_COMMON':
    'Ce mot de passe compte parmi les premiers essayés par les pirates. Veuillez en choisir un autre.',
  'field.PASSWORD_PERSONAL':
    'Ce mot de passe est formé de votre nom, de votre adresse ou de notre nom. Veuillez en choisir un autre.',
  'field.CODE_WRONG':
    'Ce code est incorrect ou a déjà été utilisé. Veuillez saisir le prochain code affiché par l’application.',
  'field.PASSWORDS_DIFFER': 'Les mots de passe ne correspondent pas',
  'field.EMAILS_DIFFER': 'Les adresses e-mail ne correspondent pas',
  'field.DAY_INVALID': 'Veuillez choisir un jour.',
  'field.DAY_PAST': 'Ce jour est passé. Veuillez choisir aujourd’hui ou un jour ultérieur.',
  'field.DAY_TOO_FAR': 'Veuillez choisir un jour dans les douze prochains mois.',
  'field.IBAN_INVALID': 'Veuillez vérifier l’IBAN\u202f: il manque ou comporte une faute de frappe.',
  'field.VAT_ID_INVALID':
    'Veuillez vérifier le numéro de TVA\u202f: il commence par le code du pays, par exemple FR40303265045.',
  'field.ROUTING_ID_INVALID': 'Veuillez vérifier le Leitweg-ID\u202f: il comporte une faute de frappe.',
  'field.ZIP_INVALID':
    'Veuillez vérifier le code postal\u202f: il ne comporte que des lettres et des chiffres.',
  'field.MALFORMED': 'Nous ne pouvons pas lire cette indication. Veuillez la vérifier.',
};
