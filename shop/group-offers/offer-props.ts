import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';

/** What the parts of an offer's page share. */
export type OfferProps = {
  offered: OfferedToGroup;
  link: string;
  /** Shows the offer as an answer has it. */
  keep: (offered: OfferedToGroup) => void;
  /** Asks for it again: somebody else has answered it, or its time is over. */
  load: () => void;
};
