// The office's calls about parcels (operations 2); their slips are among the documents.
import type { Language } from '../../../domain/language.ts';
import type { ParcelWhole, parcelsContract } from '../../../domain/orders/parcels/parcels-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { findParcelRows, listParcels, type ParcelListShop } from './parcels.ts';
import { presentParcel } from './present-parcel.ts';
import {
  correctParcel,
  type SendingParcels,
  sendParcel,
  takeParcelBack,
  undoSending,
} from './send-parcel.ts';

type ParcelsShop = ParcelListShop & SendingParcels;

export const parcelsHandlers: Pick<
  Handlers<ParcelsShop>,
  Exclude<keyof typeof parcelsContract, 'POST office/parcels/slips'>
> = {
  'GET office/parcels': (shop, { query }, { language }) => listParcels(shop, query, language),
  'GET office/carriers': async ({ museum }) => [...(museum.settings.carriers ?? [])],
  'GET office/parcels/:number': (shop, { params }, { language }) =>
    show(shop, Number(params.number), language),
  'POST office/parcels/:number/send': async (shop, { params, body }, caller) => {
    const number = Number(params.number);
    const refused = await sendParcel(shop, { ...body, number, by: actorOf(caller) });
    return refused ?? show(shop, number, caller.language);
  },
  'POST office/parcels/:number/correct': async (shop, { params, body }, caller) => {
    const number = Number(params.number);
    const refused = await correctParcel(shop, { ...body, number, by: actorOf(caller) });
    return refused ?? show(shop, number, caller.language);
  },
  'POST office/parcels/:number/not-sent': async (shop, { params, body }, caller) => {
    const number = Number(params.number);
    const refused = await takeParcelBack(shop, { ...body, number, by: actorOf(caller) });
    return refused ?? show(shop, number, caller.language);
  },
  'POST office/parcels/:number/undo': async (shop, { params, body }, caller) => {
    const part = Number(params.number);
    const refused = await undoSending(shop, { ...body, part, by: actorOf(caller) });
    return refused ?? show(shop, part, caller.language);
  },
};

async function show(shop: ParcelsShop, number: number, language: Language): Promise<ParcelWhole | Refusal> {
  const [row] = await findParcelRows(shop.database, [number]);
  return row ? presentParcel(shop, row, language) : refuse('NOT_FOUND');
}
