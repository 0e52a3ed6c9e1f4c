import type { CustomerWhole } from '../../domain/office/customers/customers-contract.ts';

/** What each dialog gets. It is mounted while it is open. */
export type CustomerActProps = {
  whole: CustomerWhole;
  name: string;
  onClose: () => void;
  /** It is done: the page shows what is different. */
  onDone: () => void;
};
