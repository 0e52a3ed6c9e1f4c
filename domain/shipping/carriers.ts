// Who brings parcels, and where a parcel can be followed (operations 2). The addresses are those of the carriers' own pages for
// everybody; a museum adds those that it works with (`carriers` in `museum.yaml`), and any other has a name and no address. All of
// them begin with https, and a number is encoded, so that nothing that staff type leads anywhere else.

type Carrier = { readonly name: string; readonly tracking: `https://${string}{number}` };

/** One that the museum has added: it is known by its name. */
export type OwnCarrier = { readonly name: string; readonly tracking: string };

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

/** Where a parcel can be followed; '' for a carrier that neither list has, or without a number. */
export function trackingAddress(carrier: string, number: string, own: readonly OwnCarrier[]): string {
  const known = knownCarrier(carrier);
  const pattern = known ? CARRIERS[known].tracking : own.find(({ name }) => name === carrier)?.tracking;
  const typed = number.replaceAll(/\s/g, '');
  return pattern && typed !== '' ? pattern.replaceAll('{number}', encodeURIComponent(typed)) : '';
}

/** What is wrong with a carrier that a museum adds; undefined where nothing is. */
export function ownCarrierProblem({ name, tracking }: OwnCarrier): string | undefined {
  if (Object.values(CARRIERS).some((known) => known.name === name)) return `${name} is known already`;
  if (!tracking.includes('{number}')) return '{number} is missing, where the number of the parcel goes';
  const [before = ''] = tracking.split('{number}');
  // After the host: else a number could lead to another one.
  if (!/^https:\/\/[\w.-]+(:\d+)?[/?#]/.test(before) || /\s/.test(tracking))
    return 'an address that begins with https://, and has {number} after the host';
  return undefined;
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
