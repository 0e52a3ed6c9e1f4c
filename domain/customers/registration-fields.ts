// Apart from `customer.ts`, whose shapes the browser need not load.

/** The registration payload's fields. Which are shown and which are required, the museum decides (`customer/attr`). */
export const REGISTRATION_FIELDS = [
  'salutation',
  'fname',
  'lname',
  'company',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'country',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
