// The wording of every module that sells something, as one list: a new module adds its section here.
import type { Language } from '../language.ts';
import { donationsWording } from './donations/donations-wording.ts';
import type { donationsEn } from './donations/en.ts';
import type { merchandiseEn } from './merchandise/en.ts';
import { merchandiseWording } from './merchandise/merchandise-wording.ts';
import type { ticketsEn } from './tickets/en.ts';
import { ticketsWording } from './tickets/tickets-wording.ts';
import type { toursEn } from './tours/en.ts';
import { toursWording } from './tours/tours-wording.ts';
import type { vouchersEn } from './vouchers/en.ts';
import { vouchersWording } from './vouchers/vouchers-wording.ts';

/** Keys and arguments of all of them. */
export type ProductWording = typeof ticketsEn &
  typeof toursEn &
  typeof merchandiseEn &
  typeof vouchersEn &
  typeof donationsEn;

/** What their pages say in a language. */
export function productWording(language: Language) {
  return {
    ...ticketsWording[language],
    ...toursWording[language],
    ...merchandiseWording[language],
    ...vouchersWording[language],
    ...donationsWording[language],
  };
}
