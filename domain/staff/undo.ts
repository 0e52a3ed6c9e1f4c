// Which acts of staff can be taken back (operations 9): those that move no money, of which no mail has told anybody, as long as
// nobody has changed the same since. Taking one back is an act of its own, which names it; that one is not taken back again.
import type { ActVerb } from './act.ts';

/** The act that takes another one back. */
const UNDONE_BY = {
  'order.noted': 'order.note-struck',
  'order.note-struck': 'order.note-restored',
  'order.note-restored': 'order.note-struck',
  'order.corrected': 'order.corrected',
  'code.blocked': 'code.unblocked',
  'code.unblocked': 'code.blocked',
  'code.extended': 'code.shortened',
  'pass.blocked': 'pass.unblocked',
  'pass.unblocked': 'pass.blocked',
  'pass.extended': 'pass.shortened',
  'pass.shortened': 'pass.extended',
  'parcel.sent': 'parcel.not-sent',
  'places.changed': 'places.taken-back',
  'places.blocked': 'places.taken-back',
  'places.closed': 'places.taken-back',
  'places.added': 'places.taken-back',
} as const satisfies Partial<Record<ActVerb, ActVerb>>;

export type UndoneVerb = keyof typeof UNDONE_BY;

/** What verbs begin with. Each kind of thing is undone by a call of its own, which knows how and for whom. */
export type UndoneThing = UndoneVerb extends `${infer Thing}.${string}` ? Thing : never;
export type UndoneVerbOf<Thing extends UndoneThing> = Extract<UndoneVerb, `${Thing}.${string}`>;

/** Why an act is not taken back any more: somebody has changed the same, a mail has told people, places of it are taken. */
export type UndoProblem = 'changed' | 'mailLeft' | 'taken';

/** What the journal says of an act. */
export type DoneAct = {
  readonly verb: ActVerb;
  /** `note`, `fields`, `pass`, `parcel`: what it changed; `undoes`: it takes back another one. */
  readonly after: Readonly<Record<string, unknown>> | null;
};

export function undoneVerbs<Thing extends UndoneThing>(thing: Thing): readonly UndoneVerbOf<Thing>[] {
  const isOf = (verb: string): verb is UndoneVerbOf<Thing> => thingOf(verb) === thing;
  return Object.keys(UNDONE_BY).filter(isOf);
}

/** The verb of the act that takes one with this verb back. */
export function undoneBy<Verb extends UndoneVerb>(verb: Verb): (typeof UNDONE_BY)[Verb] {
  return UNDONE_BY[verb];
}

/** @param later what was done to the same thing afterwards */
export function canBeUndone(act: DoneAct, later: readonly DoneAct[]): boolean {
  if (!(act.verb in UNDONE_BY) || act.after?.['undoes'] !== undefined) return false;
  const touched = touchedBy(act);
  return !later.some((next) => touchedBy(next).some((thing) => touched.includes(thing)));
}

function touchedBy({ verb, after }: DoneAct): string[] {
  const thing = thingOf(verb);
  const fields = after?.['fields'];
  return [
    ...(typeof after?.['note'] === 'string' ? [`note ${after['note']}`] : []),
    ...(Array.isArray(fields) ? fields.map((field) => `field ${field}`) : []),
    ...(thing === 'pass' || thing === 'parcel' ? [`${thing} ${after?.[thing]}`] : []),
    // These are things by themselves: whatever was done to them, was done to all of them.
    ...(thing === 'code' || thing === 'places' ? [thing] : []),
  ];
}

function thingOf(verb: string): string {
  return verb.slice(0, verb.indexOf('.'));
}
