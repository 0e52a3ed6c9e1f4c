import type { Wording } from '../message.ts';
import type { accountsEn } from './en.ts';

export const accountsFr: Wording<typeof accountsEn> = {
  'accounts.email': 'E-mail',
  'accounts.email.repeat': 'Répéter l’e-mail',
  'accounts.password': 'Mot de passe',
  'accounts.password.repeat': 'Répéter le mot de passe',
  'accounts.password.new': 'Nouveau mot de passe',
  'accounts.password.new.repeat': 'Répéter le nouveau mot de passe',
  'accounts.password.hint':
    'Au moins {least} caractères, par exemple quelques mots. Les mots de passe courants et les noms sont refusés.',
  'accounts.password.show': 'Afficher',
  'accounts.password.show.label': 'Afficher\u202f: {label}',
  'accounts.password.hide': 'Masquer',
  'accounts.password.hide.label': 'Masquer\u202f: {label}',

  'accounts.login.title': 'Se connecter',
  'accounts.login.submit': 'Se connecter',
  'accounts.login.step': 'Deuxième étape',
  'accounts.login.code': 'Code',
  'accounts.login.code.hint': 'Les six chiffres de votre application, ou un code de secours.',
  'accounts.login.code.back': 'Revenir au mot de passe',
  'accounts.login.forgot': 'Mot de passe oublié\u202f?',
  'accounts.login.again':
    'Veuillez vous connecter pour continuer. Vous retrouverez ensuite la page où vous étiez.',
  'accounts.login.already': 'Votre session est ouverte au nom de {name}.',
  'accounts.login.new': 'Première visite',
  'accounts.login.new.text':
    'Avec un compte, vous retrouvez vos commandes et n’avez pas à ressaisir vos coordonnées.',
  'accounts.login.register': 'Créer un compte',
  'accounts.login.guest': 'Sans compte',
  'accounts.login.guest.text':
    'Juste votre nom et votre adresse, sans mot de passe. Vos billets arrivent par e-mail.',
  'accounts.login.account': 'Avec votre compte',

  'accounts.register.title': 'Créer un compte',
  'accounts.register.text': 'Ces informations servent à vos billets et à votre facture.',
  'accounts.register.access': 'Vos identifiants',
  'accounts.register.newsletter':
    'Le musée peut m’écrire de temps en temps par e-mail au sujet de son programme. Je peux y mettre fin à tout moment.',
  'accounts.register.submit': 'Créer le compte',
  'accounts.register.login': 'J’ai déjà un compte',

  'accounts.nobody.title': 'Connexion nécessaire',
  'accounts.nobody.text': 'Connectez-vous pour voir votre compte.',
  'accounts.registered.title': 'Veuillez confirmer votre adresse',
  'accounts.registered.text':
    'Nous avons écrit à {email}. Veuillez ouvrir le lien dans cet e-mail\u202f; il est valable 7\u00a0jours.',
  'accounts.registered.meanwhile': 'Votre session est ouverte\u202f: vous pouvez continuer tout de suite.',
  'accounts.checkout': 'Continuer vers le paiement',
  'accounts.back': 'Revenir où j’en étais',
  'accounts.programme': 'Voir le programme',

  'accounts.forgot.title': 'Mot de passe oublié\u202f?',
  'accounts.forgot.text':
    'Indiquez l’adresse e-mail de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  'accounts.forgot.submit': 'Envoyer le lien',
  'accounts.forgot.back': 'Retour à la connexion',
  'accounts.forgot.invalid': 'Impossible de récupérer un compte avec cette adresse e-mail',
  'accounts.forgot.sent': 'Votre demande est arrivée. Veuillez consulter votre messagerie.',

  'accounts.sent.title': 'Veuillez consulter votre messagerie',
  'accounts.sent.text':
    'S’il existe un compte avec cette adresse, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure.',
  'accounts.sent.nothing':
    'Toujours rien après quelques minutes\u202f? Regardez dans vos courriers indésirables ou refaites la demande.',
  'accounts.sent.again': 'Refaire la demande',

  'accounts.recover.title': 'Choisir un nouveau mot de passe',
  'accounts.recover.submit': 'Enregistrer et se connecter',
  'accounts.recover.fill': 'Vous devez remplir tous les champs',
  'accounts.recover.noLink':
    'Cette page a besoin du lien reçu par e-mail. Veuillez l’ouvrir de nouveau ou en demander un autre.',
  'accounts.recover.again': 'Demander un nouveau lien',

  'accounts.recovered.title': 'Votre nouveau mot de passe est enregistré',
  'accounts.recovered.text': 'Votre session est ouverte ici. Partout ailleurs, elle a été fermée.',

  'accounts.confirm.title': 'Confirmer votre adresse e-mail',
  'accounts.confirm.text': 'Encore un clic, et cette adresse est liée à votre compte.',
  'accounts.confirm.password':
    'Veuillez saisir le mot de passe de votre compte. Cette adresse y sera alors liée, avec toutes les commandes passées sans compte à cette adresse.',
  'accounts.confirm.other': 'Si vous n’avez pas créé de compte chez nous, vous n’avez rien à faire.',
  'accounts.confirm.submit': 'Confirmer l’adresse',
  'accounts.confirm.noLink': 'Cette page a besoin du lien reçu par e-mail. Veuillez l’ouvrir de nouveau.',
  'accounts.confirmed.title': 'Votre adresse est confirmée',
  'accounts.confirmed.text': '{email} est désormais liée à votre compte.',

  'accounts.menu': 'Votre compte',
  'accounts.settings': 'Commandes et compte',
  'accounts.logout': 'Se déconnecter',
  'accounts.logout.now': 'Déconnexion en cours',
  'accounts.logout.noScript':
    'Sans JavaScript, nous ne pouvons pas vous déconnecter. Fermez cet onglet, et cet appareil oubliera votre connexion.',
};
