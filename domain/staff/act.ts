// The journal of acts (operations 1): what staff, other programs and the command line do, written in the transaction of what
// they did and never changed. It keeps ids, not names, so that people can be forgotten.

/** Who did it. */
export type Actor =
  | { readonly kind: 'staff'; readonly staffId: string; readonly address: string }
  /** Somebody with a shell on the server, under the name that the system knows. */
  | { readonly kind: 'command'; readonly user: string };

/** A group that changes its numbers by the link of its offer, when they are paid: staff have agreed to it with the offer. */
export type GroupActor = { readonly kind: 'group'; readonly request: number };

/** What was done. Modules add theirs, and their words (`domain/wording/office/journal/`). */
export const ACT_VERBS = [
  'staff.invited',
  'staff.joined',
  'staff.linked',
  'staff.signed-in',
  'staff.roles-changed',
  'staff.ended',
  'staff.password-changed',
  'staff.session-ended',
  'staff.factor-changed',
  'code.blocked',
  'code.unblocked',
  'code.extended',
  'code.shortened',
  'code.replaced',
  'ledger.corrected',
  'withdrawal.carried-out',
  'withdrawal.not-due',
  'order.canceled',
  'order.mail-sent-again',
  'order.corrected',
  'order.moved',
  'order.difference-asked',
  'order.difference-withdrawn',
  'order.noted',
  'order.note-struck',
  'order.note-restored',
  'list.taken',
  'report-mail.ordered',
  'report-mail.ended',
  'customer.corrected',
  'customer.merged',
  'customer.merged-away',
  'customer.exported',
  'customer.forgotten',
  'payment.received-elsewhere',
  'payment.received-again',
  'payment.returned-elsewhere',
  'payment.sent-back',
  'desk.sold',
  'desk.given',
  'desk.reserved',
  'desk.linked',
  'guide.added',
  'guide.changed',
  'guide.feed-renewed',
  'group-request.settled',
  'group-offer.made',
  'group-offer.withdrawn',
  'tour-date.given',
  'tour-date.taken-back',
  'tour-date.called-off',
  'parcel.sent',
  'parcel.corrected',
  'parcel.not-sent',
  'payment.link-sent',
  'pass.replaced',
  'pass.blocked',
  'pass.unblocked',
  'pass.extended',
  'pass.shortened',
  'statement.read',
  'bank-line.matched',
  'bank-line.set-aside',
  'programme.made',
  'programme.changed',
  'programme.updated',
  'programme.scheduled',
  'programme.unscheduled',
  'programme.published',
  'programme.not-published',
  'programme.discarded',
  'programme.previewed',
  'bulk-act.started',
  'bulk-act.stopped',
  'bulk-act.resumed',
  'places.changed',
  'places.blocked',
  'places.closed',
  'places.added',
  'places.taken-back',
  'closing.begun',
  'closing.stopped',
  'closing.resumed',
  'closing.seen-to',
  'device.invited',
  'device.revoked',
  'day.closed',
] as const;
export type ActVerb = (typeof ACT_VERBS)[number];

/** Whether this version knows the verb: a newer one may have written it. */
export function isActVerb(verb: string): verb is ActVerb {
  return (ACT_VERBS as readonly string[]).includes(verb);
}

/** On what things acts are. Modules add theirs, and their words. */
export const ACT_OBJECTS = [
  'staff',
  'order',
  'customer',
  'code',
  'parcel',
  'withdrawal',
  'ledger',
  'list',
  'payment',
  'reservation',
  'statement',
  'bank-line',
  'programme',
  'guide',
  'tour-date',
  'group-request',
  'places',
  'closing',
  'bulk-act',
  'device',
  'day',
] as const;
export type ActObjectKind = (typeof ACT_OBJECTS)[number];

export function isActObjectKind(kind: string): kind is ActObjectKind {
  return (ACT_OBJECTS as readonly string[]).includes(kind);
}

/** On what: the kind of thing and its id; an order's and a payment's is its number, as their other ids open the order for everybody. */
export type ActObject = {
  readonly kind: ActObjectKind;
  readonly id: string;
};

export type Act = {
  readonly by: Actor | GroupActor;
  readonly verb: ActVerb;
  readonly on: ActObject;
  /** Names the act: the same is not done to a thing again under its key. */
  readonly key?: string | undefined;
  /** What it was before and is afterwards, the changed fields alone. Ids and values, no names of people. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** Why, where a reason is asked for. */
  readonly reason?: string | undefined;
};
