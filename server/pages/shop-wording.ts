// The wording of a language as this shop speaks it (spec decisions 6): the built-in catalogue, under the museum's overrides,
// under the host page's.
import { createHash } from 'node:crypto';
import type { Language } from '../../domain/language.ts';
import { officeLanguage } from '../../domain/staff/office-language.ts';
import { staffRefusalsWording } from '../../domain/staff/refusals/staff-refusals-wording.ts';
import { accountsWording } from '../../domain/wording/accounts/accounts-wording.ts';
import { cartWording } from '../../domain/wording/cart/cart-wording.ts';
import { closingWording } from '../../domain/wording/closing/closing-wording.ts';
import { customersWording } from '../../domain/wording/customers/customers-wording.ts';
import { groupOffersWording } from '../../domain/wording/group-offers/group-offers-wording.ts';
import { groupRequestsWording } from '../../domain/wording/group-requests/group-requests-wording.ts';
import { guaranteeWording } from '../../domain/wording/guarantee/guarantee-wording.ts';
import { orderLinkWording } from '../../domain/wording/order-link/order-link-wording.ts';
import { payWording } from '../../domain/wording/pay/pay-wording.ts';
import { productWording } from '../../domain/wording/product-wording.ts';
import { refusalsWording } from '../../domain/wording/refusals/refusals-wording.ts';
import { settingsWording } from '../../domain/wording/settings/settings-wording.ts';
import { siteWording } from '../../domain/wording/site/site-wording.ts';
import { transferWording } from '../../domain/wording/transfer/transfer-wording.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { visitWording } from '../../domain/wording/visit/visit-wording.ts';
import { waitingRoomWording } from '../../domain/wording/waiting-room/waiting-room-wording.ts';
import { withdrawalWording } from '../../domain/wording/withdrawal/withdrawal-wording.ts';
import type { Overrides } from '../site/overrides.ts';
import { compileWording } from './compile-wording.ts';

export type ShopWordingFile = {
  readonly wording: CompiledWording;
  /** As the browser fetches it. */
  readonly json: string;
  /** Part of its address, so that it can be kept forever. */
  readonly hash: string;
};

/** The shop's wording of a language. @param overrides later ones win */
export function shopWording(
  language: Language,
  ...overrides: readonly (Overrides | undefined)[]
): ShopWordingFile {
  const own = compileWording(...overrides.map((source) => source?.[language]));
  const wording = { ...compiledBuiltIn(language), ...own };
  const json = JSON.stringify(wording);
  return { wording, json, hash: createHash('sha256').update(json).digest('hex').slice(0, 12) };
}

/** Compiled once: an import changes a few words of a museum, and there are more than a thousand. */
const compiled = new Map<Language, CompiledWording>();

function compiledBuiltIn(language: Language): CompiledWording {
  const wording = compiled.get(language) ?? compileWording(builtIn(language));
  compiled.set(language, wording);
  return wording;
}

function builtIn(language: Language) {
  return {
    ...siteWording[language],
    ...visitWording[language],
    ...productWording(language),
    ...guaranteeWording[language],
    ...cartWording[language],
    ...customersWording[language],
    ...accountsWording[language],
    ...settingsWording[language],
    ...withdrawalWording[language],
    ...groupRequestsWording[language],
    ...groupOffersWording[language],
    ...orderLinkWording[language],
    ...transferWording[language],
    ...payWording[language],
    ...closingWording[language],
    ...waitingRoomWording[language],
  };
}

/** What the API says in a language: refusals and what is wrong with fields. @param overrides later ones win */
export function apiWording(
  language: Language,
  ...overrides: readonly (Overrides | undefined)[]
): CompiledWording {
  return compileWording(
    refusalsWording[language],
    staffRefusalsWording[officeLanguage(language)],
    customersWording[language],
    ...overrides.map((source) => source?.[language]),
  );
}
