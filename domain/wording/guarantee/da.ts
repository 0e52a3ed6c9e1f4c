import type { Wording } from '../message.ts';
import type { guaranteeEn } from './en.ts';

export const guaranteeDa: Wording<typeof guaranteeEn> = {
  'guarantee.title': 'Retlig garanti (reklamationsret)',
  'guarantee.minimum': '*Mindst to års retlig garanti* for varer, der sælges i Den Europæiske Union.',
  'guarantee.claim':
    'Forbrugere kan gøre deres rettigheder gældende i henhold til den retlige garanti, for eksempel hvis varerne:',
  'guarantee.claim.description': 'ikke svarer til beskrivelsen',
  'guarantee.claim.function': 'ikke fungerer efter hensigten.',
  'guarantee.liable':
    '*Sælgeren hæfter* for enhver manglende overensstemmelse, der fandtes, da varerne blev leveret, og som viser sig inden for den retlige garantis periode. Sælgeren skal i så fald tilbyde:',
  'guarantee.liable.repair': '*gratis reparation* eller *gratis ombytning*',
  'guarantee.liable.refund': 'i nogle tilfælde et *prisafslag* eller *fuld tilbagebetaling*.',
  'guarantee.countries':
    'I nogle lande er den retlige garantis periode længere. For brugte varer kan der gælde en kortere periode, dog mindst et år.',
  'guarantee.scan':
    'Scan QR-koden nedenfor, eller spørg sælgeren, hvis du vil vide mere om dine rettigheder i et bestemt land.',
  'guarantee.todo': 'Det kan du gøre, hvis du modtager varer, der ikke er i overensstemmelse med aftalen:',
  'guarantee.todo.contact': 'Kontakt sælgeren hurtigst muligt, og fortæl om problemet.',
  'guarantee.todo.proof': 'Fremlæg et købsbevis, for eksempel en kvittering, en faktura eller et kontoudtog.',
  'guarantee.commercial':
    'Sælgere og producenter kan også tilbyde kommercielle garantier, som gælder uafhængigt af den retlige garanti. Dette GARAN-mærke står for eksempel for en *kommerciel holdbarhedsgaranti*, som producenten tilbyder uden ekstra omkostninger, og som dækker hele varen.',
  'guarantee.code': 'QR-kode, der fører til {address}',
};
