import type { DatevBatch } from '../../domain/accounting/accounting-contract.ts';
import { PLAIN_ACCOUNTS } from '../../domain/accounting/datev-accounts.ts';
import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import { useI18n } from '../ground/i18n.ts';
import { useProviderName } from '../ground/provider-name.ts';

type Use = DatevBatch['accounts'][number]['uses'][number];

const PLAIN: readonly string[] = [...PLAIN_ACCOUNTS, 'providers'];
const PROVIDER = 'provider:';

/** What an account is in the shop, in words. */
export function useAccountUse(): (use: Use) => string {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  return ({ account, vat_value, product }) => {
    if (account.startsWith(PROVIDER)) return providerName(account.slice(PROVIDER.length));
    if (PLAIN.includes(account)) return t(`accounting.use.${account}` as 'accounting.use.bank');
    if (account === 'vat') return t('accounting.use.vat', { rate: formats.percent(vat_value ?? 0) });
    if (account !== 'sales') return account;
    const named = product === '' ? t('accounting.use.sales.all') : productText(product, t);
    return vat_value === null
      ? t('accounting.use.sales.outside', { product: named })
      : t('accounting.use.sales', { product: named, rate: formats.percent(vat_value) });
  };
}

function productText(product: string, t: ReturnType<typeof useI18n>['t']): string {
  const key = `figures.product.${product}` as keyof OfficeWording;
  const said = t(key as 'figures.product.ticket');
  return said === key ? product : said;
}
