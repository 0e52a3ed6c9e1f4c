// What the browser side may say: the sections that belong to the shop's pages.
import type { accountsEn } from './accounts/en.ts';
import type { cartEn } from './cart/en.ts';
import type { closingEn } from './closing/en.ts';
import type { customersEn } from './customers/en.ts';
import type { groupOffersEn } from './group-offers/en.ts';
import type { groupRequestsEn } from './group-requests/en.ts';
import type { guaranteeEn } from './guarantee/en.ts';
import type { orderLinkEn } from './order-link/en.ts';
import type { payEn } from './pay/en.ts';
import type { ProductWording } from './product-wording.ts';
import type { settingsEn } from './settings/en.ts';
import type { siteEn } from './site/en.ts';
import type { transferEn } from './transfer/en.ts';
import type { visitEn } from './visit/en.ts';
import type { waitingRoomEn } from './waiting-room/en.ts';
import type { withdrawalEn } from './withdrawal/en.ts';

export type ShopWording = ProductWording &
  typeof siteEn &
  typeof visitEn &
  typeof guaranteeEn &
  typeof cartEn &
  typeof customersEn &
  typeof accountsEn &
  typeof settingsEn &
  typeof withdrawalEn &
  typeof groupRequestsEn &
  typeof groupOffersEn &
  typeof orderLinkEn &
  typeof transferEn &
  typeof payEn &
  typeof closingEn &
  typeof waitingRoomEn;
