// The wording of the lists for the museum's staff, which the server alone speaks.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { listsDa } from './da.ts';
import { listsDe } from './de.ts';
import { listsEn } from './en.ts';
import { listsEs } from './es.ts';
import { listsFr } from './fr.ts';
import { listsIt } from './it.ts';
import { listsNl } from './nl.ts';
import { listsSv } from './sv.ts';

export const listsWording: Record<Language, Wording<typeof listsEn>> = {
  de: listsDe,
  en: listsEn,
  fr: listsFr,
  it: listsIt,
  nl: listsNl,
  es: listsEs,
  sv: listsSv,
  da: listsDa,
};
