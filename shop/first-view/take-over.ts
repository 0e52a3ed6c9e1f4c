/**
 * How the shop tells the script of the first view that it takes over, as events of the document: just before React reads
 * the page, and when it answers for it. A type alone: a value would tie the two scripts together.
 */
export type TakeOver = 'foyer:taking' | 'foyer:taken';
