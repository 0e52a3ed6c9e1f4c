import { type Static, Type } from 'typebox';

/** As whoever asked takes it along; times are in museum time, '' for what has not happened. */
export const ExportedRequest = Type.Object({
  number: Type.Integer(),
  kind: Type.String(),
  name: Type.String(),
  organisation: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  people: Type.Integer(),
  days: Type.String(),
  wishes: Type.String(),
  language: Type.String(),
  received: Type.String(),
  answers: Type.Array(Type.Object({ label: Type.String(), text: Type.String() })),
  offers: Type.Array(
    Type.Object({
      made: Type.String(),
      valid_until: Type.String(),
      message: Type.String(),
      accepted: Type.String(),
      declined: Type.String(),
      withdrawn: Type.String(),
      declined_because: Type.String(),
    }),
  ),
});
export type ExportedRequest = Static<typeof ExportedRequest>;
