// Who buys (spec 3, "Customer" and "Registration payload c"). A guest and a registered customer have the same fields.
import { type Static, Type } from 'typebox';

const text = Type.Optional(Type.String({ maxLength: 1000 }));

export const ShippingAddress = Type.Object(
  { name: text, street: text, zip: text, city: text, country: text },
  { additionalProperties: false },
);
export type ShippingAddress = Static<typeof ShippingAddress>;

/** The registration payload `c`, before it is checked. */
export const Registration = Type.Object(
  {
    email: text,
    password: text,
    salutation: text,
    fname: text,
    lname: text,
    company: text,
    phone: text,
    street: text,
    zip: text,
    city: text,
    country: text,
    shipping: Type.Optional(Type.Union([ShippingAddress, Type.Null()])),
    send_invoice: Type.Optional(Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)])),
    /** The museum may send its newsletter. The visitor is asked separately; the default is no. */
    newsletter: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type Registration = Static<typeof Registration>;

const Address = Type.Object({
  name: Type.String(),
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  country: Type.String(),
});

export const Customer = Type.Object({
  salutation: Type.String(),
  fname: Type.String(),
  lname: Type.String(),
  company: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  addrBilling: Address,
  addrShipping: Type.Union([Type.Intersect([Address, Type.Object({ id: Type.String() })]), Type.Null()]),
  isGuest: Type.Boolean(),
  /** Has the address been confirmed by mail? A guest's never is. */
  confirmed: Type.Boolean(),
  newsletter: Type.Boolean(),
  send_invoice: Type.Boolean(),
  country: Type.String(),
});
export type Customer = Static<typeof Customer>;

export const FieldDefinition = Type.Object({
  name: Type.String(),
  required: Type.Boolean(),
  type: Type.Union([
    Type.Literal('text'),
    Type.Literal('email'),
    Type.Literal('tel'),
    Type.Literal('select'),
    Type.Literal('country'),
    Type.Literal('password'),
    Type.Literal('checkbox'),
  ]),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), name: Type.String() }))),
});
export type FieldDefinition = Static<typeof FieldDefinition>;
