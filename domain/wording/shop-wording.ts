// What the browser side may say: the sections that belong to the shop's pages.
import type { cartEn } from './cart/en.ts';
import type { customersEn } from './customers/en.ts';
import type { siteEn } from './site/en.ts';
import type { ticketsEn } from './tickets/en.ts';

export type ShopWording = typeof siteEn & typeof ticketsEn & typeof cartEn & typeof customersEn;
