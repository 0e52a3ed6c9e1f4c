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

  'customers.field.salutation': 'Title',
  'customers.field.fname': 'First name',
  'customers.field.lname': 'Last name',
  'customers.field.company': 'Company',
  'customers.field.email': 'E-mail',
  'customers.field.phone': 'Phone',
  'customers.field.name': 'Name',
  'customers.field.street': 'Street and number',
  'customers.field.zip': 'Postcode',
  'customers.field.city': 'Town or city',
  'customers.field.country': 'Country',

  'field.REQUIRED': 'Please fill in this field.',
  'field.EMAIL_INVALID': 'Please check the e-mail address, for example name@example.org.',
  'field.PHONE_INVALID': 'Please enter the phone number in digits, for example +44 20 7946 0123.',
  'field.TOO_LONG': 'Please shorten this entry.',
  'field.COUNTRY_UNKNOWN': 'Please choose a country from the list.',
  'field.OPTION_UNKNOWN': 'Please choose from the list.',
  'field.NUMBER_INVALID': 'Please enter a whole number within the limits given.',
  'field.PASSWORD_WRONG': 'This is not your current password.',
  'field.PASSWORD_TOO_SHORT': 'Please use at least 10 characters.',
  'field.PASSWORD_COMMON': 'This password is one of the first that attackers try. Please choose another one.',
  'field.PASSWORD_PERSONAL':
    'This password is made of your name, your address or our name. Please choose another one.',
  'field.CODE_WRONG':
    'This code is not right or has already been used. Please take the next one that the app shows.',
  'field.PASSWORDS_DIFFER': 'Passwords do not match',
  'field.EMAILS_DIFFER': 'Emails do not match',
  'field.DAY_INVALID': 'Please choose a day.',
  'field.DAY_PAST': 'This day has passed. Please choose today or a later day.',
  'field.DAY_TOO_FAR': 'Please choose a day within the next twelve months.',
  'field.IBAN_INVALID': 'Please check the IBAN: it is missing or contains a typing error.',
  'field.ZIP_INVALID': 'Please check the postcode: it has only letters and digits.',
  'field.MALFORMED': 'We cannot read this. Please check it.',
} as const satisfies Record<`field.${FieldProblem}`, string> & Record<string, string>;
