// What lies beside visits: articles, annual passes and vouchers, with what they cost and whether they can be had.
import type { Article, Stock } from '../../domain/merchandise/article.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { offerBase, pictureAddress, priceText, schemaWord, type Telling, type Thing } from './telling.ts';

const STOCK: Record<Stock['state'], string> = {
  'in-stock': schemaWord('InStock'),
  few: schemaWord('LimitedAvailability'),
  'out-of-stock': schemaWord('OutOfStock'),
};

/** An article, or an annual pass. */
export function articleThing(telling: Telling, article: Article): Thing {
  const { id, name, subtitle, description, price, stock, maker, withdrawal_days: days } = article;
  const returns = returnsThing(telling, days);
  return productThing(
    telling,
    {
      name,
      description: description.join(' ') || subtitle || name,
      sku: id,
      ...(maker && { manufacturer: { '@type': 'Organization', name: maker.name } }),
      offers: {
        ...offerBase(telling),
        price: priceText(price),
        availability: STOCK[stock.state],
        itemCondition: schemaWord('NewCondition'),
        ...(returns && { hasMerchantReturnPolicy: returns }),
      },
    },
    article.images.map(({ src }) => src),
  );
}

/** Days in which it can be sent back; undefined where it cannot. */
function returnsThing({ info }: Telling, days: number): Thing | undefined {
  return days > 0
    ? {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: info.address.country,
        returnPolicyCategory: schemaWord('MerchantReturnFiniteReturnWindow'),
        merchantReturnDays: days,
      }
    : undefined;
}

function productThing(telling: Telling, more: Omit<Thing, '@type'>, pictures: readonly string[]): Thing {
  const image = pictures.flatMap((src) => pictureAddress(telling, src) ?? []);
  return {
    '@type': 'Product',
    '@id': `${telling.address}#product`,
    ...more,
    url: telling.address,
    ...(image.length > 0 && { image }),
  };
}

/** A voucher: of one amount, or of any between two. */
export function voucherThing(telling: Telling, voucher: VoucherProduct): Thing {
  const { id, name, description, state, variable_amount: variable, price, withdrawal_days: days } = voucher;
  const returns = returnsThing(telling, days);
  const range = {
    '@type': 'AggregateOffer',
    lowPrice: priceText(voucher.min_amount),
    highPrice: priceText(voucher.max_amount),
  };
  return productThing(
    telling,
    {
      name,
      description: description.join(' ') || name,
      sku: id,
      offers: {
        ...offerBase(telling),
        ...(variable === 1 ? range : { price: priceText(price) }),
        availability: schemaWord(state === 'on-sale' ? 'InStock' : 'Discontinued'),
        ...(returns && { hasMerchantReturnPolicy: returns }),
      },
    },
    [voucher.picture.src],
  );
}
