import type { Wording } from '../message.ts';
import type { accountMailsEn } from './en.ts';

export const accountMailsFr: Wording<typeof accountMailsEn> = {
  'account-mails.confirm.subject': 'Veuillez confirmer votre adresse e-mail',
  'account-mails.confirm.text':
    'Un compte a été créé auprès de {museum} avec cette adresse e-mail. Si c’était vous, veuillez confirmer l’adresse\u202f: elle sera alors rattachée à votre compte, avec les commandes passées sans compte à cette adresse.',
  'account-mails.confirm.link': 'Confirmer l’adresse',
  'account-mails.confirm.otherwise':
    'Si ce n’était pas vous, vous n’avez rien à faire. Le lien seul ne change rien\u202f: il faut aussi le mot de passe du compte pour confirmer l’adresse.',

  'account-mails.registered-already.subject': 'Vous avez déjà un compte',
  'account-mails.registered-already.text':
    'Quelqu’un vient de s’inscrire auprès de {museum} avec cette adresse e-mail. Un compte existe déjà à cette adresse\u202f; il reste tel quel, et la nouvelle inscription en reste séparée. Si c’était vous, connectez-vous avec le mot de passe de votre compte ou, si vous l’avez oublié, choisissez-en un nouveau.',
  'account-mails.registered-already.link': 'Se connecter',
  'account-mails.registered-already.otherwise':
    'Si ce n’était pas vous, vous n’avez rien à faire. Sans votre mot de passe, personne n’accède à votre compte.',

  'account-mails.recover.subject': 'Choisir un nouveau mot de passe',
  'account-mails.recover.text':
    'Un nouveau mot de passe a été demandé pour votre compte auprès de {museum}. Ce lien vous permet d’en choisir un et vous connecte aussitôt.',
  'account-mails.recover.link': 'Choisir un nouveau mot de passe',
  'account-mails.recover.otherwise':
    'Si ce n’était pas vous, vous n’avez rien à faire. Votre mot de passe reste le même.',

  'account-mails.change-email.subject': 'Veuillez confirmer votre nouvelle adresse e-mail',
  'account-mails.change-email.text':
    'Quelqu’un souhaite utiliser cette adresse e-mail pour un compte auprès de {museum}. Si c’était vous, veuillez la confirmer\u202f: elle vous servira ensuite à vous connecter.',
  'account-mails.change-email.link': 'Confirmer l’adresse',
  'account-mails.change-email.otherwise':
    'Si ce n’était pas vous, vous n’avez rien à faire. Le lien seul ne change rien\u202f: il faut aussi le mot de passe du compte pour confirmer l’adresse.',

  'account-mails.email-taken.subject': 'Un compte existe déjà à cette adresse e-mail',
  'account-mails.email-taken.text':
    'Quelqu’un souhaitait utiliser cette adresse e-mail pour un autre compte auprès de {museum}. Elle en a déjà un\u202f; rien n’a donc changé. Si c’était vous, connectez-vous avec cette adresse.',
  'account-mails.email-taken.link': 'Se connecter',
  'account-mails.email-taken.otherwise':
    'Si ce n’était pas vous, vous n’avez rien à faire. Sans votre mot de passe, personne n’accède à votre compte.',

  'account-mails.email-changes.subject': 'Une nouvelle adresse e-mail pour votre compte',
  'account-mails.email-changes.text':
    'Une personne connectée à votre compte auprès de {museum} souhaite y associer une autre adresse e-mail. Celle-ci sera valable dès qu’elle aura été confirmée\u202f; d’ici là, connectez-vous avec l’adresse actuelle.',
  'account-mails.email-changes.link': 'Choisir un nouveau mot de passe',
  'account-mails.email-changes.otherwise':
    'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Veuillez en choisir un nouveau dès maintenant\u202f: cela empêche aussi le changement d’adresse.',

  'account-mails.password-changed.subject': 'Votre mot de passe a été modifié',
  'account-mails.password-changed.text':
    'Le mot de passe de votre compte auprès de {museum} a été modifié. Toutes les connexions antérieures au compte ont été fermées.',
  'account-mails.password-changed.link': 'Choisir un nouveau mot de passe',
  'account-mails.password-changed.otherwise':
    'Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte. Veuillez choisir un nouveau mot de passe dès maintenant et nous écrire.',

  'account-mails.sessions-ended.subject': 'Déconnexion de vos autres appareils',
  'account-mails.sessions-ended.text':
    'Une personne connectée à votre compte auprès de {museum} l’a déconnecté d’autres appareils.',
  'account-mails.sessions-ended.link': 'Choisir un nouveau mot de passe',
  'account-mails.sessions-ended.otherwise':
    'Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte. Veuillez choisir un nouveau mot de passe dès maintenant et nous écrire.',

  'account-mails.second-factor-on.subject': 'Connexion en deux étapes activée',
  'account-mails.second-factor-on.text':
    'La connexion en deux étapes a été activée pour votre compte auprès de {museum}. Elle demande désormais un code d’application.',
  'account-mails.second-factor-on.link': 'Choisir un nouveau mot de passe',
  'account-mails.second-factor-on.otherwise':
    'Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte. Veuillez choisir un nouveau mot de passe dès maintenant et nous écrire.',

  'account-mails.second-factor-off.subject': 'Connexion en deux étapes désactivée',
  'account-mails.second-factor-off.text':
    'La connexion en deux étapes a été désactivée pour votre compte auprès de {museum}. Le mot de passe suffit désormais.',
  'account-mails.second-factor-off.link': 'Choisir un nouveau mot de passe',
  'account-mails.second-factor-off.otherwise':
    'Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte. Veuillez choisir un nouveau mot de passe dès maintenant et nous écrire.',

  'account-mails.recovery-codes-new.subject': 'Nouveaux codes de secours',
  'account-mails.recovery-codes-new.text':
    'De nouveaux codes de secours ont été créés pour votre compte auprès de {museum}. Les précédents ne sont plus valables.',
  'account-mails.recovery-codes-new.link': 'Choisir un nouveau mot de passe',
  'account-mails.recovery-codes-new.otherwise':
    'Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte. Veuillez choisir un nouveau mot de passe dès maintenant et nous écrire.',

  'account-mails.confirm.lives': 'Le lien est valable une seule fois, pendant sept jours.',
  'account-mails.recover.lives':
    'Le lien est valable une seule fois, pendant une heure. Si vous en avez demandé plusieurs, le premier utilisé annule les autres.',
  'account-mails.change-email.lives': 'Le lien est valable une seule fois, pendant un jour.',
};
