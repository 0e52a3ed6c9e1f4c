// What the pages of vouchers say, and the field for codes. English is the reference; visitors are "you".

export const vouchersEn = {
  'vouchers.title': 'Vouchers',

  'vouchers.list.filter': 'Filter the vouchers',
  'vouchers.list.group': 'Type',
  'vouchers.list.all': 'All',
  'vouchers.list.count': '{count, plural, one {# voucher} other {# vouchers}}',
  'vouchers.list.none': 'There are no vouchers of this type.',
  'vouchers.list.reset': 'Show all vouchers',
  'vouchers.list.nothing': 'There are no vouchers at the moment.',

  'vouchers.free': 'Amount of your choice',
  'vouchers.bounds': '{min} to {max}',
  'vouchers.vat': 'sold without VAT',
  'vouchers.vat.note': 'The voucher is sold without VAT; VAT is charged on what it is spent on.',
  'vouchers.mail': 'Delivery',
  'vouchers.mail.text': 'by e-mail as a PDF, to print or pass on',
  'vouchers.valid': 'Valid',
  'vouchers.valid.until': 'until {day} if bought today',
  'vouchers.use': 'Redeem',
  'vouchers.use.text': 'in this shop and at the ticket desks, in parts if you like',

  'vouchers.step': 'Your voucher',
  'vouchers.amount': 'Amount in euros',
  'vouchers.amount.hint': 'From {min} to {max}',
  'vouchers.amount.invalid': 'Please enter an amount in euros, for example 40 or 25.50.',
  'vouchers.amount.small': 'Please choose at least {min}.',
  'vouchers.amount.large': 'Please choose at most {max}.',
  'vouchers.count': 'How many',
  'vouchers.greeting.hint': 'Printed on the voucher.',
  'vouchers.greeting.left': '{count, plural, one {# character left} other {# characters left}}',
  'vouchers.total': '{count, plural, one {# voucher} other {# vouchers}}',
  'vouchers.add': 'Add to cart',
  'vouchers.added':
    '{count, plural, one {The voucher is now in your cart.} other {The vouchers are now in your cart.}}',

  'vouchers.expired': 'This voucher has expired.',
  'vouchers.expired.text':
    'It is no longer sold. Vouchers that have been bought already can still be redeemed.',
  'vouchers.expired.short': 'No longer sold',
  'vouchers.all': 'See all vouchers',

  'vouchers.code': 'Voucher or discount code',
  'vouchers.code.redeem': 'Redeem',
  'vouchers.code.missing': 'Please enter the code.',
  'vouchers.code.added': 'Redeemed: {name}',
  'vouchers.code.again': 'This code is in your cart already.',
  'vouchers.code.early': 'This voucher code is not valid yet. Please use it later.',
  'vouchers.code.late': 'This voucher code is no longer valid. Please use another one or contact us.',
  'vouchers.code.empty': 'There is nothing left on this voucher code. Please use another one.',
  'vouchers.code.failed': 'The code could not be checked just now. Please try again in a moment.',
  'vouchers.code.alone': 'Your code is ready. As soon as you choose something, it will be taken off here.',
  'vouchers.code.vouchers': 'Vouchers cannot be paid for with another voucher.',
} as const;
