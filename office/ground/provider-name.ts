import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import { useI18n } from './i18n.ts';

type Key = Extract<keyof OfficeWording, `provider.${string}`>;

/** Every provider of payments that this Foyer knows, by its name in rows and addresses. */
const NAMES: Readonly<Record<string, Key>> = {
  demo: 'provider.demo',
  stripe: 'provider.stripe',
  mollie: 'provider.mollie',
  transfer: 'provider.transfer',
  'noted-transfer': 'provider.noted-transfer',
  terminal: 'provider.terminal',
  register: 'provider.register',
  free: 'provider.free',
  'mailed-link': 'provider.mailed-link',
};

/** A provider in words; one that this version does not know as it is called. */
export function useProviderName(): (provider: string) => string {
  const { t } = useI18n();
  return (provider) => {
    const key = NAMES[provider];
    return key ? t(key) : provider;
  };
}
