// The words of the door's app, in the two languages of a museum's people.
import type { OfficeLanguage } from '../../staff/office-language.ts';
import type { Wording } from '../message.ts';
import { type UiWording, uiWording } from '../ui-wording.ts';
import { doorDe } from './words/de.ts';
import { doorEn } from './words/en.ts';

export type DoorWording = typeof doorEn & UiWording;

export const doorWording: Readonly<Record<OfficeLanguage, Wording<DoorWording>>> = {
  de: { ...uiWording.de, ...doorDe },
  en: { ...uiWording.en, ...doorEn },
};
