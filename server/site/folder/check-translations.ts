// Whether the museum's own wording is in languages that the shop speaks, has keys that the shop knows, and is valid ICU.
import compile from 'icu-minify/compile';
import { isLanguage, LANGUAGES } from '../../../domain/language.ts';
import { accountsEn } from '../../../domain/wording/accounts/en.ts';
import { cartEn } from '../../../domain/wording/cart/en.ts';
import { customersEn } from '../../../domain/wording/customers/en.ts';
import { demoBankEn } from '../../../domain/wording/demo-bank/en.ts';
import { documentsEn } from '../../../domain/wording/documents/en.ts';
import { groupRequestsEn } from '../../../domain/wording/group-requests/en.ts';
import { merchandiseEn } from '../../../domain/wording/merchandise/en.ts';
import { orderLinkEn } from '../../../domain/wording/order-link/en.ts';
import { refusalsEn } from '../../../domain/wording/refusals/en.ts';
import { settingsEn } from '../../../domain/wording/settings/en.ts';
import { siteEn } from '../../../domain/wording/site/en.ts';
import { ticketsEn } from '../../../domain/wording/tickets/en.ts';
import { toursEn } from '../../../domain/wording/tours/en.ts';
import { transferEn } from '../../../domain/wording/transfer/en.ts';
import { visitEn } from '../../../domain/wording/visit/en.ts';
import { vouchersEn } from '../../../domain/wording/vouchers/en.ts';
import { withdrawalEn } from '../../../domain/wording/withdrawal/en.ts';
import type { Path, ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import type { SiteFields } from './site-fields.ts';

const wordingKeys = new Set(
  [
    siteEn,
    visitEn,
    ticketsEn,
    toursEn,
    merchandiseEn,
    vouchersEn,
    cartEn,
    customersEn,
    accountsEn,
    settingsEn,
    withdrawalEn,
    groupRequestsEn,
    orderLinkEn,
    transferEn,
    documentsEn,
    refusalsEn,
    demoBankEn,
  ].flatMap((section) => Object.keys(section)),
);

const MENU = 'site.nav.';
const MENU_ENTRIES = new Set(
  Object.keys(siteEn).flatMap((key) => (key.startsWith(MENU) ? [key.slice(MENU.length)] : [])),
);

/** Reports languages, keys and messages that the shop cannot use. */
export function checkTranslations({ value, report }: ReadFile<SiteFields>): void {
  checkLanguageKeys(value, report);
  checkMessages(value, report);
}

function checkLanguageKeys(museum: SiteFields, report: Report): void {
  const check = (keys: object | undefined, path: Path) => {
    for (const key of Object.keys(keys ?? {}))
      if (!isLanguage(key)) report([...path, key], `"${key}" is none of ${LANGUAGES.join(', ')}`);
  };
  check(museum.museumPerLanguageUrls, ['museumPerLanguageUrls']);
  check(museum.customTermsLinks, ['customTermsLinks']);
  check(museum.translations, ['translations']);
  for (const [entry, names] of Object.entries(museum.navTranslations ?? {})) {
    if (!MENU_ENTRIES.has(entry))
      report(['navTranslations', entry], `there is no entry "${entry}" in the menu`);
    check(names, ['navTranslations', entry]);
  }
}

function checkMessages(museum: SiteFields, report: Report): void {
  for (const [language, messages] of Object.entries(museum.translations ?? {}))
    for (const [key, message] of Object.entries(messages)) {
      const problem = wordingKeys.has(key)
        ? messageProblem(message)
        : `there is no wording with the key "${key}"`;
      if (problem) report(['translations', language, key], problem);
    }
}

/** Why the shop cannot use this message; undefined when it can. */
function messageProblem(message: string): string | undefined {
  try {
    compile(message);
    return undefined;
  } catch (problem) {
    return `is no ICU message: ${(problem as Error).message.split('\n')[0]}`;
  }
}
