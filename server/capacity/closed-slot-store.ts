// A slot that no rule makes any more is kept while places in it are taken, and is closed: it is neither for sale nor shown.
// Its sale ended before all times, which no rule could say; a rule that makes it again gives it another end.
import { sql as raw } from 'kysely';

/** `sold_until` of a closed slot. */
export const CLOSED = raw`to_timestamp(0)`;

/** Whether slot `s` is offered, sold out or not. */
export const isOffered = raw`s.sold_until is distinct from ${CLOSED}`;
