import type { Wording } from '../message.ts';
import type { guaranteeEn } from './en.ts';

export const guaranteeEs: Wording<typeof guaranteeEn> = {
  'guarantee.title': 'Garantía legal',
  'guarantee.minimum': '*Garantía legal mínima de dos años* para los bienes vendidos en la Unión Europea.',
  'guarantee.claim':
    'Los consumidores pueden hacer valer los derechos que les otorga la garantía legal de conformidad, por ejemplo, si los bienes:',
  'guarantee.claim.description': 'no coinciden con la descripción;',
  'guarantee.claim.function': 'no funcionan según lo previsto.',
  'guarantee.liable':
    '*Los vendedores son responsables* de cualquier falta de conformidad que existiera en el momento de la entrega de los bienes y que se manifieste durante el período de garantía legal. En esa situación, los vendedores están obligados a ofrecer:',
  'guarantee.liable.repair': 'la *reparación gratuita* o la *sustitución gratuita*;',
  'guarantee.liable.refund': 'en algunos casos, una *reducción del precio* o un *reembolso total*.',
  'guarantee.countries':
    'En algunos países el período de garantía legal es más largo. A los bienes de segunda mano puede aplicarse un período más corto, pero no inferior a un año.',
  'guarantee.scan':
    'Para más información sobre sus derechos en un país concreto, escanee el código QR que figura a continuación o pregunte al vendedor.',
  'guarantee.todo': 'Qué hacer si recibe bienes no conformes:',
  'guarantee.todo.contact':
    'Póngase en contacto con el vendedor lo antes posible para notificar el problema.',
  'guarantee.todo.proof':
    'Aporte una prueba de la compra, como un recibo, una factura o un extracto bancario.',
  'guarantee.commercial':
    'Los vendedores y los productores también pueden ofrecer garantías comerciales, que se aplican con independencia de la garantía legal. Por ejemplo, esta etiqueta GARAN representa una *garantía comercial de durabilidad* ofrecida por el productor sin coste adicional y que cubre la totalidad del bien.',
  'guarantee.code': 'Código QR que lleva a {address}',
};
