// An item of merchandise or an annual pass, priced from the catalogue and turned into a claim on its stock (spec
// decisions 3). A price in the request is never trusted; a pass has one owner for each unit (spec 5).
import type { Claim } from '../../domain/capacity/claim.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { MOST_PIECES } from '../../domain/merchandise/make-merchandise-line.ts';
import type { MerchandiseItem } from '../../domain/merchandise/merchandise-item.ts';
import { merchandiseKind } from '../../domain/merchandise/merchandise-kind.ts';
import type { MerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import type { MerchandiseOrderLine } from '../../domain/merchandise/merchandise-order-line.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import { noOwner } from '../../domain/passes/no-owner.ts';
import type { Owner } from '../../domain/passes/owner.ts';
import { ownerProblems, ownersFor } from '../../domain/passes/owners.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { type ArticleRow, isPass, type MerchandiseCatalogue } from './merchandise-catalogue.ts';
import { isShipped } from './present-article.ts';

export type QuoteArticleContext = {
  readonly merchandise: MerchandiseCatalogue;
  readonly clock: Pick<MuseumClock, 'now' | 'toInstant'>;
  readonly language: Language;
  /** ISO 3166 keys to which a pass may be sent. */
  readonly countries: readonly string[];
  /** It is taken along: whatever it weighs, nothing is sent. */
  readonly handedOver?: true | undefined;
};

/**
 * Quotes an item of type `merchandise`.
 * @param line the item's index in the cart
 */
export function quoteArticle(
  item: MerchandiseItem,
  line: number,
  { merchandise, clock, language, countries, handedOver }: QuoteArticleContext,
): Quote<MerchandiseOrderLine> | Refusal {
  const article = merchandise.byId.get(item.id);
  if (!article) return refuse('ITEM_UNKNOWN');
  if (item.count < 1 || item.count > MOST_PIECES) return refuse('ITEM_COUNT_INVALID');
  const owners = ownersOf(article, item, countries);
  if (isRefusal(owners)) return owners;
  const isSent = isShipped(article) && !handedOver;
  const cartLine = { ...toCartLine(article, item.count, owners, language), shipped: isSent };
  return {
    totalPrice: cartLine.totalPrice,
    vatParts: merchandiseKind.vatParts(cartLine),
    claims: claimsOf(article, line, item.count, clock),
    orderLine: toOrderLine(cartLine),
    admissions: owners.map(({ name }) => ({ name: name.trim(), persons: 1 })),
    freeAdmissions: cartLine.totalPrice === 0 ? owners.length : 0,
    ...(isSent && { parcel_g: article.weight_g * item.count }),
    cartLine: () => cartLine,
  };
}

/** The owners as they were typed; a pass without one is reported by field. */
function ownersOf(
  article: ArticleRow,
  { owners = [], count }: MerchandiseItem,
  countries: readonly string[],
): Owner[] | Refusal {
  const units = isPass(article) ? count : 0;
  if (owners.length > units) return refuse('PASS_OWNERS_INVALID');
  const all = ownersFor(owners, units, '');
  const fields = ownerProblems(all, Object.fromEntries(countries.map((key) => [key, key])));
  return Object.keys(fields).length > 0 ? refuse('PASS_OWNERS_INVALID', { fields }) : all;
}

function toCartLine(
  article: ArticleRow,
  count: number,
  owners: readonly Owner[],
  language: Language,
): MerchandiseLine {
  return {
    type: 'merchandise',
    id: article.id,
    name: inLanguage(article.name, language),
    product_kind: article.product_kind,
    count,
    price: article.price,
    vat_value: article.vat_value,
    totalPrice: article.price * count,
    owners,
    weight_g: article.weight_g,
    shipped: isShipped(article),
    valid_months: article.valid_months,
    withdrawal_days: article.withdrawal_days,
  };
}

function claimsOf(
  { pool_id }: ArticleRow,
  line: number,
  quantity: number,
  clock: QuoteArticleContext['clock'],
): Claim[] {
  if (pool_id === null) return [];
  const now = clock.toInstant(clock.now()).getTime();
  return [{ line, pool: pool_id, from: now, until: now + 1, startsAtSlot: false, quantity }];
}

function toOrderLine(line: MerchandiseLine): MerchandiseOrderLine {
  return {
    type: 'merchandise',
    id: line.id,
    title: line.name,
    count: line.count,
    parts: [{ name: line.name, count: line.count, price: line.price, vat_value: line.vat_value }],
    totalPrice: line.totalPrice,
    withdrawal_days: line.withdrawal_days,
    article: {
      product_kind: line.product_kind,
      shipped: line.shipped,
      weight_g: line.weight_g,
      valid_months: line.valid_months,
      owners: line.owners.map(storedOwner),
    },
  };
}

/** The owner as an order keeps them, without an unused address. */
function storedOwner({ name, address, send_to_custom_addr }: Owner): Owner {
  if (!send_to_custom_addr) return { ...noOwner(''), name: name.trim() };
  const { street, zip, city, country } = address;
  return {
    name: name.trim(),
    address: { street: street.trim(), zip: zip.trim(), city: city.trim(), country: country.trim() },
    send_to_custom_addr,
  };
}
