/** What is served under these addresses is no page, even when there is no such thing. */
export const NOT_PAGES = /^\/(api|assets|demo-bank|documents|lists|media|wording)([/?]|$)/;
