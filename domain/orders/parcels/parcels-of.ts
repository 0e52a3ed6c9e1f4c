// Which parcels an order has (spec decisions 3): one for all of its goods, and one for each pass whose owner gave an address.
// What was given back is in none of them; a parcel of which nothing is left is no parcel any more.
import { isPassLine, type PassLine } from '../../merchandise/pass-line.ts';
import { orderedKind } from '../../ordered-kinds.ts';
import type { Owner } from '../../passes/owner.ts';
import type { OrderLine } from '../../product-kinds.ts';
import type { Order, Shipping } from '../order.ts';
import { lineLeft } from '../pieces-left.ts';

export type ParcelAddress = Omit<Shipping, 'cost'>;

export type OrderedParcel = {
  /** `goods`, or `pass.0.2` for the second pass of line 0: it names the parcel within its order for good. */
  readonly part: string;
  readonly kind: 'goods' | 'pass';
  readonly to: ParcelAddress;
  /** Articles, named as the buyer read them. */
  readonly items: readonly { readonly count: number; readonly id: string; readonly name: string }[];
  /** Grams, packing included; 0 where the weight does not matter. */
  readonly weight_g: number;
};

export type OrderToSend = {
  readonly lines: readonly OrderLine[];
  readonly shipping: Shipping | null;
  readonly buyer: Pick<Order, 'name' | 'address'>;
  readonly returns?: Parameters<typeof lineLeft>[0]['returns'];
  /** Admissions that let nobody in any more: passes that were given back. */
  readonly voided?: readonly { readonly line: number; readonly number: number }[];
};

export function parcelsOf(order: OrderToSend): OrderedParcel[] {
  const left = order.lines.flatMap((_line, index) => {
    const line = lineLeft(order, index);
    return line ? [{ line, index }] : [];
  });
  const goods = left.flatMap(({ line, index }) => goodsOf(line, passesLeft(order, index)));
  const { shipping, buyer } = order;
  const own: OrderedParcel[] =
    goods.length === 0
      ? []
      : [
          {
            part: 'goods',
            kind: 'goods',
            to: shipping ? withoutCost(shipping) : { name: buyer.name, ...buyer.address },
            items: goods.map(({ count, id, name }) => ({ count, id, name })),
            weight_g: goods.reduce((sum, { weight_g }) => sum + weight_g, 0),
          },
        ];
  return [...own, ...left.flatMap(({ line, index }) => passParcels(line, index, passesLeft(order, index)))];
}

function withoutCost({ cost: _cost, ...to }: Shipping): ParcelAddress {
  return to;
}

type NumberedOwner = { readonly number: number; readonly owner: Owner };

/** The owners of a line's passes that are still valid, by their numbers; none of a line without passes. */
function passesLeft({ lines, voided = [] }: OrderToSend, index: number): NumberedOwner[] {
  const line = lines[index];
  if (!line || !isPassLine(line)) return [];
  return line.article.owners.flatMap((owner, at) => {
    const number = at + 1;
    return voided.some((one) => one.line === index && one.number === number) ? [] : [{ number, owner }];
  });
}

/** What of a line goes into the order's own parcel. */
function goodsOf(line: OrderLine, owners: readonly NumberedOwner[]) {
  const posted = orderedKind(line.type).posted(isPassLine(line) ? withOwners(line, owners) : line);
  const { count, weight_g } = posted;
  return count > 0 ? [{ count, id: line.id, name: line.title, weight_g: weight_g * count }] : [];
}

function withOwners(line: PassLine, owners: readonly NumberedOwner[]): PassLine {
  return {
    ...line,
    count: owners.length,
    article: { ...line.article, owners: owners.map(({ owner }) => owner) },
  };
}

function passParcels(line: OrderLine, index: number, owners: readonly NumberedOwner[]): OrderedParcel[] {
  const { weight_g } = orderedKind(line.type).posted(line);
  return owners
    .filter(({ owner }) => owner.send_to_custom_addr)
    .map(({ number, owner: { name, address } }) => ({
      part: `pass.${index}.${number}`,
      kind: 'pass',
      to: { name, ...address },
      items: [{ count: 1, id: line.id, name: line.title }],
      weight_g,
    }));
}
