// A present as it is sent, stored and answered; see `present.ts`, which the browser loads without this.
import { Type } from 'typebox';

const text = Type.String({ maxLength: 1000 });

/** In a cart's item, and in the order that keeps it. */
export const PresentShape = Type.Object({
  to: text,
  email: text,
  from: text,
  day: text,
  language: text,
});

/** How far a present has come: it waits for its day, it has left, or the recipient's mail server takes no mail for it. */
export const PresentState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('sent'),
  Type.Literal('refused'),
]);
