import type { Wording } from '../message.ts';
import type { orderLinkEn } from './en.ts';

export const orderLinkFr: Wording<typeof orderLinkEn> = {
  'order-link.subject': 'Veuillez confirmer vos billets',
  'order-link.mail':
    'Des billets gratuits ont été commandés auprès de {museum} avec cette adresse e-mail. Si cette commande vient de vous, veuillez la confirmer\u202f: ce n’est qu’alors que les billets seront à vous.',
  'order-link.link': 'Confirmer les billets',
  'order-link.valid': 'Lien valable jusqu’au {at}',
  'order-link.otherwise':
    'Si cette commande ne vient pas de vous, vous n’avez rien à faire\u202f: sans confirmation, rien n’est commandé et les places se libèrent.',
  'order-link.before':
    'Nous vous enverrons ensuite un e-mail contenant un lien. Veuillez l’ouvrir dans un délai de {span} et y confirmer vos billets\u202f: ce n’est qu’alors qu’ils seront à vous.',
  'order-link.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'order-link.hours': '{count, plural, one {# heure} other {# heures}}',
  'order-link.wait': 'Encore une étape\u202f: confirmez vos billets',
  'order-link.wait.text':
    'Nous avons envoyé un e-mail à {email}. Veuillez ouvrir le lien qu’il contient et y confirmer vos billets\u202f: ce n’est qu’alors qu’ils seront à vous.',
  'order-link.wait.nameless':
    'Nous vous avons envoyé un e-mail. Veuillez ouvrir le lien qu’il contient et y confirmer vos billets\u202f: ce n’est qu’alors qu’ils seront à vous.',
  'order-link.until': 'Vos places sont réservées jusqu’à {time}.',
  'order-link.meanwhile':
    'Dès votre confirmation, vos billets s’affichent ici et vous parviennent par e-mail. Vous pouvez aussi fermer cette page.',
  'order-link.missing':
    'Pas encore d’e-mail\u202f? Cela peut prendre quelques minutes. Veuillez regarder aussi dans vos courriers indésirables et vérifier l’adresse.',
  'order-link.again': 'Renvoyer l’e-mail',
  'order-link.again.done': 'Nous avons renvoyé l’e-mail.',
  'order-link.back': 'Modifier la commande ou l’adresse',
  'order-link.title': 'Confirmer vos billets',
  'order-link.text':
    'Des billets gratuits ont été commandés avec votre adresse e-mail. Dès votre confirmation, ils s’affichent ici et vous parviennent par e-mail.',
  'order-link.gone': 'Ce lien n’est plus valable',
  'order-link.gone.text':
    'Les billets n’ont pas été confirmés à temps, ou la commande a été annulée. Rien n’est commandé et les places sont de nouveau libres. Si vous souhaitez toujours venir, veuillez choisir de nouveau.',
};
