/**
 * How the shop tells the script of the first view that React answers for the page, as an event of the document. A type
 * alone: a value would tie the two scripts together.
 */
export type HydratedEvent = 'foyer:hydrated';
