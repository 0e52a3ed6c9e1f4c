// Countries as invoices that machines read name them (EN 16931, BR-CL-14 and BR-CO-09): ISO 3166-1, with two codes of EN 16931's
// own. Others know more: Intl also has XK, UN and countries that are no more.

/** South Sudan (SS) is missing: the official rules refuse it. */
const ISO_3166 =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM ' +
  'US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const COUNTRIES: ReadonlySet<string> = new Set(ISO_3166.split(' '));
/** Of VAT ids: Greece’s and Northern Ireland’s. */
const VAT_PREFIXES: readonly string[] = ['EL', 'XI'];
/** ISO leaves it to others to name Kosovo: most say XK, EN 16931 says 1A. */
const KOSOVO = { usual: 'XK', invoiced: '1A' };

/** @param key as addresses have it @returns undefined for what no e-invoice can name */
export function invoicedCountry(key: string): string | undefined {
  if (key === KOSOVO.usual) return KOSOVO.invoiced;
  return COUNTRIES.has(key) ? key : undefined;
}

/** Does a VAT id begin with its country? */
export function hasVatPrefix(id: string): boolean {
  const prefix = id.slice(0, 2);
  return COUNTRIES.has(prefix) || VAT_PREFIXES.includes(prefix);
}
