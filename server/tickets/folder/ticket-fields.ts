// The groups under which tickets stand, as `museum.yaml` lists them.
import { type Static, Type } from 'typebox';
import { Id, strict, Text } from '../../museum-folder/museum-fields.ts';

export const TICKET_FIELDS = {
  ticket_groups: Type.Array(Type.Object({ id: Id, name: Text }, strict), { minItems: 1 }),
};

const TicketFields = Type.Object(TICKET_FIELDS);
export type TicketFields = Static<typeof TicketFields>;
