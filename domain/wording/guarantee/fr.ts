import type { Wording } from '../message.ts';
import type { guaranteeEn } from './en.ts';

export const guaranteeFr: Wording<typeof guaranteeEn> = {
  'guarantee.title': 'Garantie légale',
  'guarantee.minimum':
    '*Protection offerte par la garantie légale minimale de deux ans* sur des biens vendus dans l’Union européenne.',
  'guarantee.claim':
    'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens\u202f:',
  'guarantee.claim.description': 'ne correspondent pas à la description\u202f;',
  'guarantee.claim.function': 'ne fonctionnent pas comme prévu.',
  'guarantee.liable':
    '*Les vendeurs sont responsables* de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer\u202f:',
  'guarantee.liable.repair': 'une *réparation gratuite* ou un *remplacement gratuit*\u202f;',
  'guarantee.liable.refund': 'dans certains cas, une *réduction de prix* ou un *remboursement intégral*.',
  'guarantee.countries':
    'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
  'guarantee.scan':
    'Pour en savoir plus sur vos droits dans un pays donné, scannez le code QR ci-dessous ou consultez le vendeur.',
  'guarantee.todo': 'Que faire si vous recevez des biens non conformes\u202f:',
  'guarantee.todo.contact': 'Contactez le vendeur dès que possible pour signaler le problème\u202f;',
  'guarantee.todo.proof':
    'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
  'guarantee.commercial':
    'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, il se peut que votre bien affiche ce label GARAN, représentant une *garantie commerciale de durabilité* offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
  'guarantee.code': 'Code QR menant à {address}',
};
