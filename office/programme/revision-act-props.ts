import type { RevisionDetails } from '../../domain/programme/programme-contract.ts';

/** What each sheet of a revision is given. */
export type RevisionActProps = { revision: RevisionDetails; onClose: () => void };
