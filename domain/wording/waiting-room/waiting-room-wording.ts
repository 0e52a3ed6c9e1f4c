import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { waitingRoomDa } from './da.ts';
import { waitingRoomDe } from './de.ts';
import { waitingRoomEn } from './en.ts';
import { waitingRoomEs } from './es.ts';
import { waitingRoomFr } from './fr.ts';
import { waitingRoomIt } from './it.ts';
import { waitingRoomNl } from './nl.ts';
import { waitingRoomSv } from './sv.ts';

/** The wording of the waiting room by language. */
export const waitingRoomWording: Record<Language, Wording<typeof waitingRoomEn>> = {
  de: waitingRoomDe,
  en: waitingRoomEn,
  fr: waitingRoomFr,
  it: waitingRoomIt,
  nl: waitingRoomNl,
  es: waitingRoomEs,
  sv: waitingRoomSv,
  da: waitingRoomDa,
};
