// The call about donations.
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { DonationOffer } from './donation.ts';

export const donationsContract = {
  'GET donation': {
    summary: 'What can be given to the museum, and for what; null where it takes no donations',
    permit: 'anyone',
    answer: Type.Union([DonationOffer, Type.Null()]),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
