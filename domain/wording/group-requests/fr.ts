import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsFr: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Groupes',
  'groups.way':
    'Écoles, entreprises et fêtes\u202f: dites-nous ce que vous préparez, nous vous ferons une offre.',
  'groups.lead':
    'Dites-nous qui vient et quand. Nous vous répondrons par une offre\u202f; rien n’est encore réservé.',
  'groups.kind': 'Qui êtes-vous\u202f?',
  'groups.name': 'Votre nom',
  'groups.organisation': 'École, entreprise ou association',
  'groups.email': 'E-mail',
  'groups.phone': 'Téléphone',
  'groups.people': 'Nombre de personnes',
  'groups.days': 'Quels jours et quelles heures vous conviennent\u202f?',
  'groups.days.hint': 'Plusieurs valent mieux qu’un seul.',
  'groups.wishes': 'Que préparez-vous\u202f?',
  'groups.wishes.hint': 'Visites guidées, langues, âge, accessibilité\u202f: tout ce qui peut nous aider.',
  'groups.submit': 'Envoyer la demande',
  'groups.choose': 'Veuillez choisir',
  'groups.received': 'Nous avons votre demande',
  'groups.number': 'Demande {number}',
  'groups.mailed': 'Une confirmation est en route vers {email}. Nous vous écrirons avec une offre.',
  'groups.notMailed':
    'Tant d’e-mails sont déjà partis vers cette adresse aujourd’hui que nous n’envoyons pas de confirmation. Votre demande est bien arrivée.',
  'groups.nothing': 'Il n’y a pas de formulaire pour les groupes en ce moment. Veuillez nous écrire.',
  'groups.mail.subject': 'Votre demande est arrivée',
  'groups.mail.text':
    'merci pour votre demande. Nous vous écrirons avec une offre\u202f; rien n’est encore réservé. Voici ce que vous nous avez envoyé\u202f:',
  'groups.mail.greeting': 'Bonjour,',
  'groups.mail.notice.subject': 'Un groupe demande une offre\u202f: {name}',
  'groups.mail.notice.text':
    'un groupe demande une offre. Vous trouverez la demande dans le bureau, sous «\u202fRequests of groups\u202f»\u202f:',
};
