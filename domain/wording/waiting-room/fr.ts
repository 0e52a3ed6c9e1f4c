import type { Wording } from '../message.ts';
import type { waitingRoomEn } from './en.ts';

export const waitingRoomFr: Wording<typeof waitingRoomEn> = {
  'waiting.title': 'Salle d’attente',
  'waiting.lead':
    'En ce moment, plus de personnes commandent que la boutique ne peut en servir. Vous avez une place dans la file, et votre panier est conservé.',
  'waiting.entering': 'Nous vous attribuons une place dans la file.',
  'waiting.early': 'La vente n’a pas encore commencé',
  'waiting.early.text':
    'À l’ouverture, les places dans la file sont tirées au sort parmi toutes les personnes présentes. Être arrivé plus tôt ne donne aucun avantage.',
  'waiting.soon': 'Moins d’une minute',
  'waiting.minutes': '{minutes, plural, one {Environ # minute} other {Environ # minutes}}',
  'waiting.hours': '{hours, plural, one {Plus de # heure} other {Plus de # heures}}',
  'waiting.ahead':
    '{ahead, plural, =0 {C’est bientôt à vous\u202f: vous êtes au début de la file.} one {# personne est devant vous.} other {# personnes sont devant vous.}}',
  'waiting.keep':
    'Vous pouvez recharger cette page, ou la fermer et revenir\u202f: votre place est conservée dans ce navigateur. Une fois votre tour venu, elle vous reste réservée environ un quart d’heure.',
  'waiting.called': 'C’est votre tour',
  'waiting.called.text':
    'Vous avez {minutes, plural, one {# minute} other {# minutes}} pour commencer. Pendant la commande, vous n’aurez pas à attendre de nouveau.',
  'waiting.go': 'Finaliser la commande',
  'waiting.lapsed': 'Votre tour est passé',
  'waiting.lapsed.text':
    'Il est venu il y a quelque temps, et d’autres personnes sont entrées depuis. Vous pouvez reprendre une place en fin de file.',
  'waiting.again': 'Reprendre une place',
  'waiting.open': 'Vous n’avez pas à attendre',
  'waiting.open.text': 'Il n’y a personne devant vous.',
  'waiting.offline':
    'La boutique est injoignable pour le moment. Votre place est conservée, et cette page continue d’essayer.',
  'waiting.plain': 'Cette page s’actualise d’elle-même\u202f; vous n’avez rien à faire.',
  'waiting.noScript': 'Voir votre place dans la file',
};
