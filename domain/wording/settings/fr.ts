import type { Wording } from '../message.ts';
import type { settingsEn } from './en.ts';

export const settingsFr: Wording<typeof settingsEn> = {
  'settings.title': 'Votre compte',
  'settings.sections': 'Rubriques de votre compte',
  'settings.save': 'Enregistrer',
  'settings.leave': 'Annuler',
  'settings.saved': 'Vos modifications sont enregistrées.',

  'settings.orders': 'Vos commandes',
  'settings.orders.none': 'Ce compte ne contient encore aucune commande.',
  'settings.orders.date': 'commandé le {day}',
  'settings.orders.next': 'Prochaine visite\u202f: {when}',
  'settings.orders.stranded': 'Visite qui n’a pas lieu comme prévu\u202f: veuillez ouvrir cette commande',
  'settings.orders.at': '{day} à {time}',
  'settings.orders.confirmed': 'confirmée',
  'settings.orders.refunded': 'remboursée',
  'settings.orders.all': '{count, plural, one {Afficher la commande} other {Afficher les # commandes}}',

  'settings.invoice': 'Facture pour chaque commande',
  'settings.invoice.yes': 'Avec une facture pour chaque commande',
  'settings.invoice.no': 'Sans facture',

  'settings.email': 'Adresse e-mail',
  'settings.email.confirmed': 'Cette adresse est confirmée.',
  'settings.email.unconfirmed':
    'Cette adresse n’est pas encore confirmée. Veuillez ouvrir le lien dans l’e-mail que nous y avons envoyé.',
  'settings.email.resend': 'Envoyer un nouveau lien ou changer d’adresse',
  'settings.email.new': 'Nouvelle adresse e-mail',
  'settings.email.again': 'Répéter la nouvelle adresse e-mail',
  'settings.email.text':
    'Nous enverrons un lien à la nouvelle adresse. Le changement prend effet dès que vous l’ouvrez\u202f; d’ici là, connectez-vous avec l’ancienne adresse.',
  'settings.email.send': 'Envoyer le lien',
  'settings.email.sent':
    'Nous avons envoyé un lien à {email}. Le changement prend effet dès que vous ouvrez ce lien, valable un jour.',

  'settings.newsletter': 'Lettre d’information',
  'settings.newsletter.on': 'Vous recevrez la lettre d’information par e-mail.',
  'settings.newsletter.off': 'Vous ne recevrez plus la lettre d’information.',

  'settings.password': 'Mot de passe',
  'settings.password.text': 'Un nouveau mot de passe vous déconnecte de tous vos autres appareils.',
  'settings.password.old': 'Mot de passe actuel',
  'settings.password.change': 'Modifier le mot de passe',
  'settings.password.saved':
    'Votre mot de passe a été modifié. Veuillez vous reconnecter sur vos autres appareils.',

  'settings.twoSteps': 'Connexion en deux étapes',
  'settings.twoSteps.text':
    'Avec une application sur votre téléphone, la connexion demande un code en plus du mot de passe. Le mot de passe seul ne suffit plus pour accéder à votre compte.',
  'settings.twoSteps.on':
    'Activée. {count, plural, =0 {Vous n’avez plus de code de secours.} one {Il vous reste un code de secours.} other {Il vous reste # codes de secours.}}',
  'settings.twoSteps.off': 'Désactivée.',
  'settings.twoSteps.unconfirmed': 'Votre adresse e-mail doit d’abord être confirmée.',
  'settings.twoSteps.turnOn': 'Activer',
  'settings.twoSteps.turnOff': 'Désactiver',
  'settings.twoSteps.scan':
    'Scannez ce code avec une application d’authentification, ou saisissez la clé indiquée dessous. L’application affiche ensuite un nouveau code toutes les 30 secondes.',
  'settings.twoSteps.qr': 'Code QR pour l’application',
  'settings.twoSteps.key': 'Clé',
  'settings.twoSteps.first': 'Code de l’application',
  'settings.twoSteps.confirm': 'Confirmer',
  'settings.twoSteps.next': 'Continuer',
  'settings.twoSteps.codes': 'Vos codes de secours',
  'settings.twoSteps.codes.text':
    'Ils vous ouvrent votre compte si vous n’avez pas votre téléphone. Chacun sert une fois. Conservez-les en lieu sûr\u202f: nous ne les affichons que maintenant.',
  'settings.twoSteps.codes.save': 'Enregistrer dans un fichier',
  'settings.twoSteps.codes.file': 'codes-de-secours',
  'settings.twoSteps.codes.done': 'Terminé',
  'settings.twoSteps.saidOn': 'La connexion en deux étapes est activée.',
  'settings.twoSteps.saidOff': 'La connexion en deux étapes est désactivée.',
  'settings.twoSteps.renew': 'Nouveaux codes de secours',
  'settings.twoSteps.renew.text':
    'Dix nouveaux codes de secours remplacent tous les précédents, qui ne sont alors plus valables.',
  'settings.twoSteps.saidRenewed':
    'Les nouveaux codes de secours sont valables. Les précédents ne le sont plus.',

  'settings.sessions': 'Appareils connectés',
  'settings.sessions.text':
    'Votre compte est ouvert sur ces appareils. Déconnectez ceux que vous ne connaissez pas, puis choisissez aussi un nouveau mot de passe.',
  'settings.sessions.this': 'Cet appareil',
  'settings.sessions.used': 'Dernière utilisation\u202f: {when}',
  'settings.sessions.unknown': 'Appareil inconnu',
  'settings.sessions.device': '{browser} sur {system}',
  'settings.sessions.end': 'Déconnecter',
  'settings.sessions.end.label': 'Déconnecter\u202f: {device}',
  'settings.sessions.others': 'Déconnecter tous les autres',
  'settings.sessions.password': 'Pour déconnecter un appareil, nous avons besoin de votre mot de passe.',
  'settings.sessions.ended': '{device} est déconnecté.',
  'settings.sessions.endedOthers':
    '{count, plural, one {L’autre appareil est déconnecté.} other {# autres appareils sont déconnectés.}}',

  'settings.data': 'Télécharger vos données',
  'settings.data.text': 'Tout ce que la boutique sait de vous et de vos commandes, dans un fichier (JSON).',
  'settings.data.download': 'Télécharger mes données',
  'settings.data.file': 'mes-donnees',
  'settings.data.done': 'Le fichier se trouve dans vos téléchargements.',

  'settings.delete': 'Supprimer le compte',
  'settings.delete.text': 'Votre compte sera fermé et vous ne pourrez plus vous connecter.',
  'settings.delete.data':
    'Votre nom, vos adresses et votre mot de passe seront supprimés aussitôt, et vous ne recevrez plus la lettre d’information.',
  'settings.delete.orders':
    'Vos commandes et vos billets restent valables. Les liens de vos e-mails les ouvriront toujours\u202f: conservez donc ces e-mails.',
  'settings.delete.books':
    'Pour la comptabilité, nous devons conserver les commandes aussi longtemps que la loi l’exige\u202f; elles sont ensuite rendues anonymes.',
  'settings.delete.title': 'Supprimer définitivement ce compte\u202f?',
  'settings.delete.sure': 'Le compte de {email} ne pourra pas être rétabli.',
  'settings.delete.yes': 'Oui, supprimer',
  'settings.delete.no': 'Non, le garder',
  'settings.deleted': 'Votre compte a été supprimé.',

  'keep.title': 'Garder cette commande dans un compte',
  'keep.text':
    'Vous y retrouverez vos billets, et vous n’aurez plus à saisir vos coordonnées la prochaine fois. Nous les avons déjà\u202f; il ne manque qu’un mot de passe.',
  'keep.who': 'Pour {name}, {email}',
  'keep.done': 'Votre compte est prêt',
  'keep.done.text':
    'Cette commande s’y trouve déjà. Nous avons envoyé un e-mail à {email}\u202f: veuillez ouvrir le lien qu’il contient pour confirmer l’adresse.',
  'keep.account': 'Aller à votre compte',
  'keep.incomplete':
    'Un compte demande plus d’informations que cette commande n’en contient. Veuillez les compléter.',
};
