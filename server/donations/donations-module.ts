// Donations: an amount that a visitor gives, for nothing in return (ADR 037).
import type { donationsContract } from '../../domain/donations/donations-contract.ts';
import type { Handlers } from '../api/handler.ts';
import { type DonationsShop, donationOffer } from './donation-offer.ts';

export const donationsHandlers: Pick<Handlers<DonationsShop>, keyof typeof donationsContract> = {
  'GET donation': (shop, _, { language }) => donationOffer(shop, language),
};
