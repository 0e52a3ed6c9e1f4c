/** Addresses that never lead to a page of the shop, not even to its page for what is not found. */
export const NOT_PAGES = /^\/(api|assets|demo-bank|documents|door|lists|look|media|office|wording)([/?]|$)/;
