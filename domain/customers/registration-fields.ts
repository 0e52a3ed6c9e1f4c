// Not in `customer.ts`, because the browser need not load the schemas there.

/** The registration payload's fields. The museum decides which are shown and which are required (`customer/attr`). */
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
