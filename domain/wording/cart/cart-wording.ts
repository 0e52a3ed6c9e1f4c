// The wording of the cart, the checkout and the order review, in every language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { cartDa } from './da.ts';
import { cartDe } from './de.ts';
import { cartEn } from './en.ts';
import { cartEs } from './es.ts';
import { cartFr } from './fr.ts';
import { cartIt } from './it.ts';
import { cartNl } from './nl.ts';
import { cartSv } from './sv.ts';

export const cartWording: Record<Language, Wording<typeof cartEn>> = {
  de: cartDe,
  en: cartEn,
  fr: cartFr,
  it: cartIt,
  nl: cartNl,
  es: cartEs,
  sv: cartSv,
  da: cartDa,
};
