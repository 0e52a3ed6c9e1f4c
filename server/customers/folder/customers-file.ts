// `customers.yaml`: customers who exist from the start, for a demo or a test. A real museum has none.
import { type Static, Type } from 'typebox';
import { Id, strict } from '../../museum-folder/museum-fields.ts';

const text = Type.Optional(Type.String());

export const CustomersFile = Type.Array(
  Type.Object(
    {
      id: Id,
      /** The language of their mails. */
      language: Type.String(),
      email: Type.String(),
      /** As it is typed; only its hash goes into the database. */
      password: Type.String(),
      salutation: text,
      fname: text,
      lname: text,
      company: text,
      phone: text,
      street: text,
      zip: text,
      city: text,
      country: text,
      /** Where parcels go when not to the address above; a whole address. */
      shipping: Type.Optional(
        Type.Object(
          {
            name: Type.String(),
            street: Type.String(),
            zip: Type.String(),
            city: Type.String(),
            country: Type.String(),
          },
          strict,
        ),
      ),
      send_invoice: Type.Optional(Type.Boolean()),
      newsletter: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
);
export type CustomersFile = Static<typeof CustomersFile>;
