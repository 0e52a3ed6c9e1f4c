import type { Wording } from '../message.ts';
import type { guaranteeEn } from './en.ts';

export const guaranteeSv: Wording<typeof guaranteeEn> = {
  'guarantee.title': 'Lagstadgad reklamationsrätt',
  'guarantee.minimum':
    '*Minst två års lagstadgad reklamationsrätt* för varor som säljs i Europeiska unionen.',
  'guarantee.claim':
    'Konsumenter kan åberopa sina rättigheter enligt den lagstadgade reklamationsrätten, till exempel om varorna:',
  'guarantee.claim.description': 'inte motsvarar beskrivningen,',
  'guarantee.claim.function': 'inte fungerar som avsett.',
  'guarantee.liable':
    '*Säljaren ansvarar* för varje bristande avtalsenlighet som fanns när varorna levererades och som visar sig inom den lagstadgade reklamationsfristen. Säljaren är då skyldig att erbjuda:',
  'guarantee.liable.repair': '*kostnadsfri reparation* eller *kostnadsfritt utbyte*,',
  'guarantee.liable.refund': 'i vissa fall *prisavdrag* eller *full återbetalning*.',
  'guarantee.countries':
    'I vissa länder är den lagstadgade reklamationsfristen längre. För begagnade varor kan en kortare frist gälla, men inte kortare än ett år.',
  'guarantee.scan':
    'Skanna QR-koden nedan eller fråga säljaren om du vill veta mer om dina rättigheter i ett visst land.',
  'guarantee.todo': 'Det här kan du göra om du får varor som inte är avtalsenliga:',
  'guarantee.todo.contact': 'Kontakta säljaren så snart som möjligt och anmäl problemet.',
  'guarantee.todo.proof': 'Visa upp ett köpbevis, till exempel ett kvitto, en faktura eller ett kontoutdrag.',
  'guarantee.commercial':
    'Säljare och tillverkare kan också erbjuda kommersiella garantier, som gäller oberoende av den lagstadgade reklamationsrätten. Den här GARAN-märkningen står till exempel för en *kommersiell hållbarhetsgaranti* som tillverkaren erbjuder utan extra kostnad och som omfattar hela varan.',
  'guarantee.code': 'QR-kod som leder till {address}',
};
