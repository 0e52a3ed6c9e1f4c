// Parcels as the office and their buyers see them.
import { inLanguage, type Language } from '../../../domain/language.ts';
import type { OrderParcel } from '../../../domain/orders/parcels/order-parcel.ts';
import type { ListedParcel, ParcelWhole } from '../../../domain/orders/parcels/parcels-contract.ts';
import { type OrderedParcel, parcelsOf } from '../../../domain/orders/parcels/parcels-of.ts';
import { carrierName, type OwnCarrier, trackingAddress } from '../../../domain/shipping/carriers.ts';
import type { MerchandiseCatalogue } from '../../merchandise/merchandise-catalogue.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { ParcelRow } from './parcel-store.ts';

/** What showing parcels needs of the shop. */
export type PresentingShop = {
  readonly clock: Pick<MuseumClock, 'fromInstant'>;
  readonly museum: { readonly settings: { readonly carriers?: readonly OwnCarrier[] } };
  /** Lists also name articles that are no longer on sale. */
  readonly imported: {
    readonly merchandise: { readonly byId: Pick<MerchandiseCatalogue['byId'], 'get'> };
  };
};

/** What of a parcel is left to send; undefined where that is nothing. */
export function parcelIn({ part, returned, is_over, ...order }: ParcelRow): OrderedParcel | undefined {
  if (is_over) return undefined;
  const returns = returned.map((parts) => ({ parts }));
  return parcelsOf({ ...order, returns }).find((parcel) => parcel.part === part);
}

/** What was in it, also where all of it was given back. */
function parcelOnce(row: ParcelRow): OrderedParcel | undefined {
  return parcelIn(row) ?? parcelIn({ ...row, is_over: false, returned: [], voided: [] });
}

export function stateOf({ sent_at, void_at }: Pick<ParcelRow, 'sent_at' | 'void_at'>): ListedParcel['state'] {
  if (sent_at) return 'sent';
  return void_at ? 'void' : 'to-pack';
}

/** What its buyer knows of its sending. */
export function mailOf({ sent_at, told_at, mail_wanted }: ParcelRow): ParcelWhole['mail'] {
  if (told_at) return 'left';
  return sent_at && mail_wanted ? 'waits' : 'none';
}

const NOWHERE = { name: '', street: '', zip: '', city: '', country: '' };

export function presentListedParcel(
  { clock, imported }: Omit<PresentingShop, 'museum'>,
  row: ParcelRow,
  language: Language,
): ListedParcel {
  const parcel = parcelOnce(row);
  const { byId } = imported.merchandise;
  return {
    number: row.parcel,
    order: row.number,
    kind: kindOf(row),
    state: stateOf(row),
    ordered: clock.fromInstant(row.ordered_at),
    to: parcel ? { ...parcel.to } : NOWHERE,
    items: (parcel?.items ?? []).map(({ count, id, name }) => ({
      count,
      id,
      name: inLanguage(byId.get(id)?.name, language) || name,
    })),
    weight_g: parcel?.weight_g ?? 0,
    sent: row.sent_at ? clock.fromInstant(row.sent_at) : '',
    carrier: row.carrier,
    tracking: row.tracking,
    version: row.version,
  };
}

export function presentParcel(shop: PresentingShop, row: ParcelRow, language: Language): ParcelWhole {
  const { name, email } = row.buyer;
  return {
    ...presentListedParcel(shop, row, language),
    link: trackingAddress(row.carrier, row.tracking, shop.museum.settings.carriers ?? []),
    buyer: { name, email, phone: row.phone },
    language: row.language,
    mail: mailOf(row),
    nothing_left: parcelIn(row) === undefined,
  };
}

/** As its buyer sees it. */
export function presentOrderParcel(
  { clock, museum }: Pick<PresentingShop, 'clock' | 'museum'>,
  row: ParcelRow,
): OrderParcel {
  const { parcel, sent_at, carrier, tracking } = row;
  return {
    number: parcel,
    kind: kindOf(row),
    to: parcelOnce(row)?.to.name ?? '',
    state: stateOf(row),
    sent: sent_at ? clock.fromInstant(sent_at) : '',
    carrier: carrierName(carrier),
    tracking,
    link: trackingAddress(carrier, tracking, museum.settings.carriers ?? []),
  };
}

function kindOf({ part }: Pick<ParcelRow, 'part'>): ListedParcel['kind'] {
  return part === 'goods' ? 'goods' : 'pass';
}
