// Everything that happened to an order, a line each (operations 2): from the hold to the last act. Each kind says what it knows;
// its words are the office's.
import { type Static, type TProperties, Type } from 'typebox';

/** Who did it: the visitor, the shop by itself, a payment provider or bank, or somebody of the museum. */
const By = Type.Union([
  Type.Literal('visitor'),
  Type.Literal('shop'),
  Type.Literal('provider'),
  Type.Literal('staff'),
]);

function happened<Kind extends string, More extends TProperties>(kind: Kind, more: More) {
  return Type.Object({
    kind: Type.Literal(kind),
    /** In museum time. */
    at: Type.String(),
    by: By,
    /** The name of whoever acted, where it is known. */
    who: Type.String(),
    ...more,
  });
}

const payment = { provider: Type.String(), reference: Type.String(), amount: Type.Integer() };

export const HistoryEntry = Type.Union([
  /** Places and pieces were held. */
  happened('held', { persons: Type.Integer(), total: Type.Integer() }),
  happened('payment-started', payment),
  /** What its provider said, and the state that the payment then had. */
  happened('payment-changed', { ...payment, event: Type.String(), state: Type.String() }),
  /** Its provider cannot be asked, or says what the shop does not understand. */
  happened('payment-unclear', { ...payment, said: Type.String() }),
  happened('ordered', { number: Type.String(), total: Type.Integer() }),
  /** `answer`: what the mail server said, without addresses; '' where it said nothing. */
  happened('mail-sent', { mail: Type.String(), left_out: Type.Boolean(), answer: Type.String() }),
  /** The last try at a mail that did not leave; `for_good`: it is not tried again. */
  happened('mail-refused', {
    mail: Type.String(),
    answer: Type.String(),
    for_good: Type.Boolean(),
    tries: Type.Integer(),
  }),
  happened('invoice-issued', { number: Type.String() }),
  happened('credit-note-issued', { number: Type.String() }),
  happened('returned', {
    amount: Type.Integer(),
    fee: Type.Integer(),
    to: Type.String(),
    reason: Type.String(),
  }),
  happened('refund-requested', { ...payment, reason: Type.String() }),
  happened('refund-decided', { ...payment, state: Type.String(), failure: Type.String() }),
  happened('withdrawal-received', { part: Type.String() }),
  happened('present-sent', { to: Type.String(), refused: Type.Boolean() }),
  /** Somebody of the museum did something; `verb` is of the journal of acts, `undo` the key by which it can be taken back, or ''. */
  happened('act', {
    verb: Type.String(),
    reason: Type.String(),
    undo: Type.String(),
    /** It takes another act back. */
    undoes: Type.Boolean(),
  }),
  /** At the door; `undone`: the device took it back. */
  happened('checked-in', {
    out: Type.Boolean(),
    persons: Type.Integer(),
    undone: Type.Boolean(),
    forced: Type.Boolean(),
    reason: Type.String(),
  }),
  /** It began as an offer to a group, whose request has this number; `accepted`: the group said yes. */
  happened('group-offer', { request: Type.Integer(), accepted: Type.Boolean() }),
  /** The group has changed its numbers by its link. */
  happened('group-numbers', { request: Type.Integer() }),
  happened('forgotten', {}),
]);
export type HistoryEntry = Static<typeof HistoryEntry>;
