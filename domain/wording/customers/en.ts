// What the registration says. English is the reference; visitors are "you".
import type { FieldProblem } from '../../refusal.ts';

export const customersEn = {
  'customers.email': 'E-mail',
  'customers.guest.title': 'Your details',
  'customers.guest.text': 'No account, no password. We use these details for your tickets and your invoice.',
  'customers.guest.next': 'Continue to payment',
  'customers.guest.save': 'Save details',
  'customers.guest.back': 'Back to the cart',
  'customers.again':
    'Some time has passed, so please confirm your details once more. Your cart is still here.',
  'customers.errors': 'Please correct the errors in the form',
  'customers.errors.field': '{label}: {message}',
  'customers.choose': 'Please choose',
  'customers.email.hint': 'Your tickets go to this address.',

  'customers.billing': 'Billing address',
  'customers.shipping': 'Shipping address',
  'customers.shipping.same': 'Same as billing address',
  'customers.shipping.incomplete': 'Please fill in all fields for Shipping Address',

  'customers.field.salutation': 'Salutation',
  'customers.field.fname': 'First name',
  'customers.field.lname': 'Last name',
  'customers.field.company': 'Company',
  'customers.field.email': 'E-mail',
  'customers.field.phone': 'Phone',
  'customers.field.name': 'Name',
  'customers.field.street': 'Street and number',
  'customers.field.zip': 'Postcode',
  'customers.field.city': 'Town',
  'customers.field.country': 'Country',

  'field.REQUIRED': 'Please fill in this field.',
  'field.EMAIL_INVALID': 'Please check the e-mail address, for example name@example.org.',
  'field.PHONE_INVALID': 'Please enter a phone number of digits, for example +49 40 123456.',
  'field.TOO_LONG': 'Please shorten this entry.',
  'field.COUNTRY_UNKNOWN': 'Please choose a country from the list.',
  'field.OPTION_UNKNOWN': 'Please choose from the list.',
  'field.NUMBER_INVALID': 'Please enter a whole number within the limits given.',
  'field.IBAN_INVALID': 'Please check the IBAN: it is missing or has a typing error.',
  'field.ZIP_INVALID': 'Please check the postcode: it has letters and digits only.',
} as const satisfies Record<`field.${FieldProblem}`, string> & Record<string, string>;
