/**
 * The document's event that says that React has hydrated the page. Only a type, because a value would be shared code of
 * two scripts that must stay separate.
 */
export type HydratedEvent = 'foyer:hydrated';

/** `data-scripts` of the document: whether the shop's scripts have taken the page over, or cannot (ui/no-script.css). */
export type ScriptsState = 'alive' | 'failed';
