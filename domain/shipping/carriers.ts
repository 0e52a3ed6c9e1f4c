// Who brings parcels, and where a parcel can be followed (operations 2). The addresses are those of the carriers' own pages for
// everybody; one that is not in this list has a name and no address. All of them begin with https, and a number is encoded, so
// that nothing that staff type leads anywhere else.

type Carrier = { readonly name: string; readonly tracking: `https://${string}{number}` };

export const CARRIERS = {
  dhl: {
    name: 'DHL',
    tracking: 'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode={number}',
  },
  'deutsche-post': {
    name: 'Deutsche Post',
    tracking: 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}',
  },
  dpd: { name: 'DPD', tracking: 'https://tracking.dpd.de/status/de_DE/parcel/{number}' },
  gls: { name: 'GLS', tracking: 'https://gls-group.com/track/{number}' },
  hermes: {
    name: 'Hermes',
    tracking: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}',
  },
  ups: { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum={number}' },
  fedex: { name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  'post-at': {
    name: 'Österreichische Post',
    tracking: 'https://www.post.at/sv/sendungsdetails?snr={number}',
  },
  'post-ch': {
    name: 'Schweizerische Post',
    tracking: 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
  },
} as const satisfies Readonly<Record<string, Carrier>>;

export type CarrierId = keyof typeof CARRIERS;

const MOST_NAME = 60;
const TRACKING = /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,59}$/;

/** The key of a carrier in the list; undefined for another one, which is known by its name. */
export function knownCarrier(carrier: string): CarrierId | undefined {
  return Object.hasOwn(CARRIERS, carrier) ? (carrier as CarrierId) : undefined;
}

/** As people read it: '' where nobody said who brings it. */
export function carrierName(carrier: string): string {
  const known = knownCarrier(carrier);
  return known ? CARRIERS[known].name : carrier;
}

/** Where a parcel can be followed; '' for a carrier that is not in the list, or without a number. */
export function trackingAddress(carrier: string, number: string): string {
  const known = knownCarrier(carrier);
  const typed = number.replaceAll(/\s/g, '');
  return known && typed !== '' ? CARRIERS[known].tracking.replace('{number}', encodeURIComponent(typed)) : '';
}

export type SentBy = { readonly carrier: string; readonly tracking: string };

/** What is wrong with what was typed. Both may be empty; a number needs its carrier. */
export function sentByProblems({
  carrier,
  tracking,
}: SentBy): Partial<Record<keyof SentBy, ('REQUIRED' | 'TOO_LONG' | 'TRACKING_INVALID')[]>> {
  return {
    ...(carrier === '' && tracking !== '' && { carrier: ['REQUIRED'] }),
    ...(carrier.length > MOST_NAME && { carrier: ['TOO_LONG'] }),
    ...(tracking !== '' && !TRACKING.test(tracking) && { tracking: ['TRACKING_INVALID'] }),
  };
}
