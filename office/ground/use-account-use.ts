import type { DatevBatch } from '../../domain/accounting/accounting-contract.ts';
import { ACCOUNTS } from '../../domain/ledger/accounts.ts';
import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import { useI18n } from './i18n.ts';
import { useProviderName } from './provider-name.ts';

type Use = DatevBatch['accounts'][number]['uses'][number];

/** Those whose rate is not said, and what other providers hold. A new account has words, or this does not compile. */
type Plain = Exclude<(typeof ACCOUNTS)[number], 'sales' | 'vat'> | 'providers';

const PROVIDER = 'provider:';

/** What an account is in the shop, in words. */
export function useAccountUse(): (use: Use) => string {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  return ({ account, vat_value, product }) => {
    if (account.startsWith(PROVIDER)) return providerName(account.slice(PROVIDER.length));
    if (isPlain(account)) return t(`accounting.use.${account}`);
    if (account === 'vat') return t('accounting.use.vat', { rate: formats.percent(vat_value ?? 0) });
    if (account !== 'sales') return account;
    const named = product === '' ? t('accounting.use.sales.all') : productText(product, t);
    return vat_value === null
      ? t('accounting.use.sales.outside', { product: named })
      : t('accounting.use.sales', { product: named, rate: formats.percent(vat_value) });
  };
}

function isPlain(account: string): account is Plain {
  if (account === 'sales' || account === 'vat') return false;
  return account === 'providers' || ACCOUNTS.some((one) => one === account);
}

function productText(product: string, t: ReturnType<typeof useI18n>['t']): string {
  const key = `figures.product.${product}` as keyof OfficeWording;
  const said = t(key as 'figures.product.ticket');
  return said === key ? product : said;
}
