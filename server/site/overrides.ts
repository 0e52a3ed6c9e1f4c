/** The museum's own wording over the built-in one: language → key → ICU message. */
export type Overrides = Readonly<Record<string, Readonly<Record<string, string>>>>;
