import type { Wording } from '../message.ts';
import type { guaranteeEn } from './en.ts';

export const guaranteeNl: Wording<typeof guaranteeEn> = {
  'guarantee.title': 'Wettelijke garantie',
  'guarantee.minimum':
    '*Minimaal twee jaar bescherming dankzij de wettelijke garantie* voor goederen die in de Europese Unie worden verkocht.',
  'guarantee.claim':
    'Consumenten kunnen hun rechten doen gelden op grond van de wettelijke conformiteitsgarantie, bijvoorbeeld als goederen:',
  'guarantee.claim.description': 'niet met de beschrijving overeenstemmen;',
  'guarantee.claim.function': 'niet naar behoren functioneren.',
  'guarantee.liable':
    '*Verkopers zijn aansprakelijk* voor elk conformiteitsgebrek dat bestond bij de levering van de goederen en dat binnen de wettelijke garantieperiode aan het licht komt. Verkopers moeten in een dergelijke situatie het volgende aanbieden:',
  'guarantee.liable.repair': '*gratis reparatie* of *gratis vervanging*;',
  'guarantee.liable.refund': 'in sommige gevallen, *gedeeltelijke* of *volledige terugbetaling*.',
  'guarantee.countries':
    'Sommige landen hebben een langere wettelijke garantieperiode. Voor tweedehandsartikelen kan de garantieperiode korter zijn, maar niet korter dan één jaar.',
  'guarantee.scan':
    'Als u meer wilt weten over uw rechten in een bepaald land, kunt u de QR-code hieronder scannen of de verkoper om informatie vragen.',
  'guarantee.todo': 'Wat moet u doen als u niet-conforme goederen ontvangt:',
  'guarantee.todo.contact': 'Neem zo spoedig mogelijk contact op met de verkoper om het probleem te melden.',
  'guarantee.todo.proof': 'Verstrek een aankoopbewijs, zoals een bon, een factuur of een rekeningafschrift.',
  'guarantee.commercial':
    'Verkopers en producenten kunnen ook commerciële garanties aanbieden, die los van de wettelijke garantie van toepassing zijn. Dit GARAN-label bijvoorbeeld staat voor een *commerciële levensduurgarantie* die kosteloos door de producent wordt aangeboden en het volledige goed dekt.',
  'guarantee.code': 'QR-code die naar {address} leidt',
};
