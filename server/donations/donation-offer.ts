// The museum's donation offer, from its settings.
import type { DonationOffer } from '../../domain/donations/donation.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { settingsPart } from '../museum-folder/settings-part.ts';
import { DonationFields } from './folder/donation-fields.ts';

export type DonationsShop = { readonly museum: { readonly settings: object } };

export function takesDonations({ museum }: DonationsShop): boolean {
  return settingsPart(museum.settings, DonationFields).donation !== undefined;
}

/** Null where the museum takes no donations. */
export function donationOffer({ museum }: DonationsShop, language: Language): DonationOffer | null {
  const { donation } = settingsPart(museum.settings, DonationFields);
  return donation
    ? { ...donation, name: inLanguage(donation.name, language), text: inLanguage(donation.text, language) }
    : null;
}
