// The words of the office, in the two languages of a museum's staff, a room for each capability.
import type { OfficeLanguage } from '../../staff/office-language.ts';
import type { Wording } from '../message.ts';
import { type UiWording, uiWording } from '../ui-wording.ts';
import { accountDe } from './account/de.ts';
import { accountEn } from './account/en.ts';
import { accountingDe } from './accounting/de.ts';
import { accountingEn } from './accounting/en.ts';
import { admissionsDe } from './admissions/de.ts';
import { admissionsEn } from './admissions/en.ts';
import { bankDe } from './bank/de.ts';
import { bankEn } from './bank/en.ts';
import { officeClosingsDe } from './closings/de.ts';
import { officeClosingsEn } from './closings/en.ts';
import { codesDe } from './codes/de.ts';
import { codesEn } from './codes/en.ts';
import { customersDe } from './customers/de.ts';
import { customersEn } from './customers/en.ts';
import { deskDe } from './desk/de.ts';
import { deskEn } from './desk/en.ts';
import { figuresDe } from './figures/de.ts';
import { figuresEn } from './figures/en.ts';
import { formPartsDe } from './form-parts/de.ts';
import { formPartsEn } from './form-parts/en.ts';
import { formsDe } from './forms/de.ts';
import { formsEn } from './forms/en.ts';
import { frameDe } from './frame/de.ts';
import { frameEn } from './frame/en.ts';
import { officeRequestsDe } from './group-requests/de.ts';
import { officeRequestsEn } from './group-requests/en.ts';
import { guidesDe } from './guides/de.ts';
import { guidesEn } from './guides/en.ts';
import { journalDe } from './journal/de.ts';
import { journalEn } from './journal/en.ts';
import { moneyDe } from './money/de.ts';
import { moneyEn } from './money/en.ts';
import { moneyBackDe } from './money-back/de.ts';
import { moneyBackEn } from './money-back/en.ts';
import { orderActsDe } from './order-acts/de.ts';
import { orderActsEn } from './order-acts/en.ts';
import { ordersDe } from './orders/de.ts';
import { ordersEn } from './orders/en.ts';
import { parcelsDe } from './parcels/de.ts';
import { parcelsEn } from './parcels/en.ts';
import { passesDe } from './passes/de.ts';
import { passesEn } from './passes/en.ts';
import { peopleDe } from './people/de.ts';
import { peopleEn } from './people/en.ts';
import { placesDe } from './places/de.ts';
import { placesEn } from './places/en.ts';
import { programmeDe } from './programme/de.ts';
import { programmeEn } from './programme/en.ts';
import { signInDe } from './sign-in/de.ts';
import { signInEn } from './sign-in/en.ts';
import { todayDe } from './today/de.ts';
import { todayEn } from './today/en.ts';
import { withdrawalsDe } from './withdrawals/de.ts';
import { withdrawalsEn } from './withdrawals/en.ts';

// A room a line, so that two of them can be added at once.
const english = {
  ...accountEn,
  ...accountingEn,
  ...admissionsEn,
  ...bankEn,
  ...officeClosingsEn,
  ...codesEn,
  ...deskEn,
  ...customersEn,
  ...figuresEn,
  ...formPartsEn,
  ...formsEn,
  ...frameEn,
  ...officeRequestsEn,
  ...guidesEn,
  ...journalEn,
  ...moneyEn,
  ...moneyBackEn,
  ...orderActsEn,
  ...ordersEn,
  ...parcelsEn,
  ...passesEn,
  ...peopleEn,
  ...placesEn,
  ...programmeEn,
  ...signInEn,
  ...todayEn,
  ...withdrawalsEn,
};

const german: Wording<typeof english> = {
  ...accountDe,
  ...accountingDe,
  ...admissionsDe,
  ...bankDe,
  ...officeClosingsDe,
  ...codesDe,
  ...deskDe,
  ...customersDe,
  ...figuresDe,
  ...formPartsDe,
  ...formsDe,
  ...frameDe,
  ...officeRequestsDe,
  ...guidesDe,
  ...journalDe,
  ...moneyDe,
  ...moneyBackDe,
  ...orderActsDe,
  ...ordersDe,
  ...parcelsDe,
  ...passesDe,
  ...peopleDe,
  ...placesDe,
  ...programmeDe,
  ...signInDe,
  ...todayDe,
  ...withdrawalsDe,
};

/** What the office's pages may say; the components of `ui/` bring their words along. */
export type OfficeWording = typeof english & UiWording;

export const officeWording: Readonly<Record<OfficeLanguage, Wording<OfficeWording>>> = {
  de: { ...uiWording.de, ...german },
  en: { ...uiWording.en, ...english },
};
