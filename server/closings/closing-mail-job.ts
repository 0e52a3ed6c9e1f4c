import { type Static, Type } from 'typebox';

/** The job that writes to one visitor, and the kind of its mail in the table of mails. */
export const CLOSING_TOLD = 'closing-told';
export const ClosingTold = Type.Object({ id: Type.String() });
export type ClosingTold = Static<typeof ClosingTold>;
