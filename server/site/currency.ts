// What prices are in (spec 3, `currencySymbol`): the sign as the museum writes it, and the key of ISO 4217 behind it.
const BY_SIGN: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  'Fr.': 'CHF',
  zł: 'PLN',
  Kč: 'CZK',
};

const KEYS: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The key of a sign, or of a key, `EUR`; undefined where it is ambiguous: kr is Danish and Swedish. */
export function currencyOf(symbol: string): string | undefined {
  return Object.hasOwn(BY_SIGN, symbol) ? BY_SIGN[symbol] : KEYS.has(symbol) ? symbol : undefined;
}
