import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { vouchersDa } from './da.ts';
import { vouchersDe } from './de.ts';
import { vouchersEn } from './en.ts';
import { vouchersEs } from './es.ts';
import { vouchersFr } from './fr.ts';
import { vouchersIt } from './it.ts';
import { vouchersNl } from './nl.ts';
import { vouchersSv } from './sv.ts';

/** The wording of vouchers by language. */
export const vouchersWording: Record<Language, Wording<typeof vouchersEn>> = {
  de: vouchersDe,
  en: vouchersEn,
  fr: vouchersFr,
  it: vouchersIt,
  nl: vouchersNl,
  es: vouchersEs,
  sv: vouchersSv,
  da: vouchersDa,
};
