// The words that a museum may put its own in the place of, by their keys. What the notice on the legal guarantee says is the law's,
// and not among them.
import type { Language } from '../../../domain/language.ts';
import { accountsWording } from '../../../domain/wording/accounts/accounts-wording.ts';
import { cartWording } from '../../../domain/wording/cart/cart-wording.ts';
import { closingWording } from '../../../domain/wording/closing/closing-wording.ts';
import { customersWording } from '../../../domain/wording/customers/customers-wording.ts';
import { demoBankWording } from '../../../domain/wording/demo-bank/demo-bank-wording.ts';
import { documentsWording } from '../../../domain/wording/documents/documents-wording.ts';
import { groupOffersWording } from '../../../domain/wording/group-offers/group-offers-wording.ts';
import { groupRequestsWording } from '../../../domain/wording/group-requests/group-requests-wording.ts';
import { orderLinkWording } from '../../../domain/wording/order-link/order-link-wording.ts';
import { payWording } from '../../../domain/wording/pay/pay-wording.ts';
import { productWording } from '../../../domain/wording/product-wording.ts';
import { refusalsWording } from '../../../domain/wording/refusals/refusals-wording.ts';
import { settingsWording } from '../../../domain/wording/settings/settings-wording.ts';
import { siteWording } from '../../../domain/wording/site/site-wording.ts';
import { transferWording } from '../../../domain/wording/transfer/transfer-wording.ts';
import { visitWording } from '../../../domain/wording/visit/visit-wording.ts';
import { waitingRoomWording } from '../../../domain/wording/waiting-room/waiting-room-wording.ts';
import { withdrawalWording } from '../../../domain/wording/withdrawal/withdrawal-wording.ts';

/** What the shop says in a language where the museum says nothing else, as ICU messages. */
export function museumWords(language: Language): Readonly<Record<string, string>> {
  return {
    ...siteWording[language],
    ...visitWording[language],
    ...productWording(language),
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
    ...documentsWording[language],
    ...refusalsWording[language],
    ...demoBankWording[language],
  };
}

const MENU = 'site.nav.';

/** What the menu may have, in its order. */
export const MENU_ENTRIES: readonly string[] = Object.keys(siteWording.en).flatMap((key) =>
  key.startsWith(MENU) ? [key.slice(MENU.length)] : [],
);
