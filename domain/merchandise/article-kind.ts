// Not in `article.ts`, because the browser need not load the schemas there.

/** Annual passes are articles of this kind (spec 9). */
export const PASS_KIND = 13;
/** Every article that is not a pass. */
export const MERCHANDISE_KIND = 1;
