// Articles, annual passes and vouchers, with their price and availability.
import type { Article, Stock } from '../../domain/merchandise/article.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import {
  type ListingContext,
  offerBase,
  pictureAddress,
  priceText,
  type StructuredData,
  schemaWord,
} from './listing-context.ts';

const STOCK: Record<Stock['state'], string> = {
  'in-stock': schemaWord('InStock'),
  few: schemaWord('LimitedAvailability'),
  'out-of-stock': schemaWord('OutOfStock'),
};

/** An article, or an annual pass. */
export function articleData(context: ListingContext, article: Article): StructuredData {
  const { id, name, subtitle, description, price, stock, maker, withdrawal_days: days } = article;
  const returns = returnsData(context, days);
  return productData(
    context,
    {
      name,
      description: description.join(' ') || subtitle || name,
      sku: id,
      ...(maker && { manufacturer: { '@type': 'Organization', name: maker.name } }),
      offers: {
        ...offerBase(context),
        price: priceText(price),
        availability: STOCK[stock.state],
        itemCondition: schemaWord('NewCondition'),
        ...(returns && { hasMerchantReturnPolicy: returns }),
      },
    },
    article.images.map(({ src }) => src),
  );
}

/** The return policy; undefined for what cannot be returned. @param days in which it can be returned */
function returnsData({ info }: ListingContext, days: number): StructuredData | undefined {
  return days > 0
    ? {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: info.address.country,
        returnPolicyCategory: schemaWord('MerchantReturnFiniteReturnWindow'),
        merchantReturnDays: days,
      }
    : undefined;
}

function productData(
  context: ListingContext,
  more: Omit<StructuredData, '@type'>,
  pictures: readonly string[],
): StructuredData {
  const image = pictures.flatMap((src) => pictureAddress(context, src) ?? []);
  return {
    '@type': 'Product',
    '@id': `${context.address}#product`,
    ...more,
    url: context.address,
    ...(image.length > 0 && { image }),
  };
}

/** A voucher with a fixed amount, or with a free one between two bounds. */
export function voucherData(context: ListingContext, voucher: VoucherProduct): StructuredData {
  const { id, name, description, state, variable_amount: variable, price, withdrawal_days: days } = voucher;
  const returns = returnsData(context, days);
  const range = {
    '@type': 'AggregateOffer',
    lowPrice: priceText(voucher.min_amount),
    highPrice: priceText(voucher.max_amount),
  };
  return productData(
    context,
    {
      name,
      description: description.join(' ') || name,
      sku: id,
      offers: {
        ...offerBase(context),
        ...(variable === 1 ? range : { price: priceText(price) }),
        availability: schemaWord(state === 'on-sale' ? 'InStock' : 'Discontinued'),
        ...(returns && { hasMerchantReturnPolicy: returns }),
      },
    },
    [voucher.picture.src],
  );
}
