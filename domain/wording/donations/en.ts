// What the page of donations says, the link to it on the home page, and the offer to round up the cart. English is the reference; visitors are "you".

export const donationsEn = {
  'donations.title': 'Donate',
  'donations.way': 'Support the museum with an amount of your choice.',
  'donations.amount': 'Amount',
  'donations.hint': 'From {min} to {max}.',
  'donations.invalid': 'Please enter an amount, for example 10 or 7.50.',
  'donations.small': 'The smallest amount is {min}.',
  'donations.large': 'The largest amount is {max}.',
  'donations.suggested': 'Suggested amounts',
  'donations.add': 'Add to cart',
  'donations.added': 'Your donation is in the cart.',
  'donations.total': 'Your donation',
  'donations.vat': 'no VAT',
  'donations.nothing': 'The museum is not accepting donations here at the moment.',
  'donations.round': 'Would you like to round up?',
  'donations.button': 'Round up to {to} and donate {amount}',
  'donations.other': 'Give another amount',
} as const;
