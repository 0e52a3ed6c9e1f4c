// What the pages of merchandise and annual passes say. English is the reference.

export const merchandiseEn = {
  'merchandise.title': 'Museum shop',
  'merchandise.categories': 'Filter the shop',
  'merchandise.all': 'Everything',
  'merchandise.count': '{count, plural, one {# item} other {# items}}',
  'merchandise.none': 'There is nothing here at the moment.',
  'merchandise.none.all': 'See everything in the shop',

  'merchandise.shipping': 'plus shipping',
  'merchandise.stock.in': 'In stock',
  'merchandise.stock.few': '{count, plural, one {Only # left} other {Only # left}}',
  'merchandise.stock.out': 'Out of stock',

  'merchandise.order': 'Your order',
  'merchandise.pieces': '{count, plural, one {# item} other {# items}}',
  'merchandise.limit.stock': 'There are no more in stock.',
  'merchandise.limit.cart': 'What is in your cart is already counted.',
  'merchandise.limit.most': 'Do you need more than {count}? Please write to us:',
  'merchandise.taken': 'Everything that is left is already in your cart.',
  'merchandise.add': 'Add to cart',
  'merchandise.added': '{name} is now in your cart.',
  'merchandise.out.text': 'Write to us, and we will tell you when it is back:',

  'merchandise.withdrawal': 'Right of withdrawal',
  'merchandise.withdrawal.days':
    '{days, plural, one {You may withdraw from this purchase within one day of receiving the goods.} other {You may withdraw from this purchase within # days of receiving the goods.}}',
  'merchandise.withdrawal.none': 'There is no right of withdrawal for this item.',
  'merchandise.maker': 'Manufacturer',
  'merchandise.responsible': 'Responsible person in the EU',
  'merchandise.warnings': 'Safety information',

  'passes.title': 'Annual passes',
  'passes.nothing': 'There are no annual passes at the moment.',
  'passes.all': 'All annual passes',
  'passes.validity': 'Valid for {months, plural, one {# month} other {# months}} from purchase',
  'passes.personal': 'Personal, in one person’s name',
  'passes.choose': 'Your annual pass',
  'passes.total': '{count, plural, one {# annual pass} other {# annual passes}}',
  'passes.owners': '{count, plural, one {Who is the pass for?} other {Who are the passes for?}}',
  'passes.owner': 'Pass {number}',
  'passes.owner.name': 'First and last name',
  'passes.owner.elsewhere': 'Send to another address',
  'passes.owner.hint': 'Otherwise it goes to whoever places the order.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {The annual pass is now in your cart.} other {The annual passes are now in your cart.}}',
} as const;
