/** A label and its value: "Meeting point", "The stairs in the foyer". */
export type Labelled = { readonly label: string; readonly value: string };
