/** The browser's cache in which saved tickets are kept. */
export const TICKETS_CACHE = 'foyer-tickets';
/** After the address of an order's page: the saved tickets, whether there is a network or not. */
export const SAVED = '?saved';
