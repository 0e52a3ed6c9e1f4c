// What the cart, the checkout and the order review say. English is the reference; visitors are "you".

export const cartEn = {
  'cart.title': 'Your cart',
  'cart.checkout': 'Checkout',
  'cart.description':
    'Cart and checkout: buy tickets, guided tours, vouchers and books, as a guest or with an account. {museum}.',
  'cart.lines': 'Your selection',
  'cart.fold': 'Change your selection',
  'cart.fold.code': 'Change your selection or redeem a code',
  'cart.summary': 'Your order',
  'cart.unreachable':
    'The shop could not be reached. Your cart is still here; please check your connection and try again.',
  'cart.slow': 'The shop is taking too long to answer. Your cart is still here; please try again.',
  'cart.too-many':
    'Too many tries in a short time. Please try again in {minutes, plural, one {a minute} other {# minutes}}.',
  'cart.again': 'Try again',
  'cart.new-window': '(opens in a new window)',

  'cart.bar': 'In the cart: {count, plural, one {# item} other {# items}}',
  'cart.bar.link': 'To the checkout',
  'cart.bar.more': 'Add more',

  'cart.empty.text': 'Your cart is empty.',
  'cart.empty.next': 'Choose tickets',
  'cart.elsewhere':
    '{count, plural, one {There is # item in the cart of another tab.} other {There are # items in the cart of another tab.}}',
  'cart.elsewhere.bring': 'Bring the cart here',

  'cart.when.any': 'Any day while the exhibition is on',
  'cart.when.from': '{day}, from {from}',
  'cart.when.slot': '{day}, {from}–\u2060{to}',
  'cart.when.entry': '{day}, entry from {from} to {to}',
  'cart.when.entry.open': '{day}, entry from {from}',
  'cart.part': '{count} × {name}',
  'cart.each': '{price} each',
  'cart.count': 'Number: {name}',
  'cart.choose-again': 'Change',
  'cart.change.line': 'Change {name}',
  'cart.change.take': 'Save the change',
  'cart.change.keep': 'Back to the cart without changes',
  'cart.changed': 'Changed',
  'cart.withdrawal.none':
    'No right of withdrawal: this admission is for a fixed date (section 312g(2) no. 9 of the German Civil Code).',
  'cart.withdrawal.days':
    '{days, plural, one {You may withdraw from this purchase within one day of the contract being made.} other {You may withdraw from this purchase within # days of the contract being made.}}',

  'cart.remove': 'Remove',
  'cart.remove.line': 'Remove {name}',
  'cart.remove.title': 'Remove this from your cart?',
  'cart.remove.yes': 'Yes, remove',
  'cart.remove.no': 'No, keep',
  'cart.removed': 'Removed from your cart',

  'cart.left':
    '{count, plural, =0 {No places left at this time} one {Only one place left at this time} other {Only # places left at this time}}',
  'cart.take': '{count, plural, one {Take one} other {Take #}}',
  'cart.another': 'Choose another time',
  'cart.unavailable': 'Not everything is still available',
  'cart.unavailable.text':
    'Someone else was faster. Nothing has been ordered or charged; the items affected are marked below.',
  'cart.not-ordered': 'Nothing has been ordered yet',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Cancel the other order} other {Cancel the other orders}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {The other order has been cancelled.} other {The other orders have been cancelled.}} You can order now.',
  'cart.price.changed': 'Prices have changed since you chose',
  'cart.price.was': 'before:',
  'cart.price.is': 'now:',
  'cart.price.accept': 'Continue with the new prices',

  'cart.delivery': 'Delivery',
  'cart.delivery.mail': 'by e-mail, free of charge',
  'cart.delivery.posted': 'annual passes with an address of their own by post as well, free of charge',
  'cart.total': 'Total incl. VAT',
  'cart.total.untaxed': 'Total',
  'cart.vat': 'incl. {rate} VAT on {net} net',
  'cart.vat.none': 'of which without VAT',
  'cart.withdrawal.excluded': 'There is no right of withdrawal for this.',
  'cart.gift': 'Thank you for your donation. It is voluntary, so it has no VAT and no right of withdrawal.',
  'cart.owner': 'for {name}',
  'cart.greeting': 'Message',
  'cart.greeting.add': 'Add a message',
  'cart.greeting.change': 'Change message',
  'cart.pieces':
    '{count, plural, =0 {No longer in stock} one {Only one left in stock} other {Only # left in stock}}',
  'cart.code.remaining': 'Remaining balance: {amount}',
  'cart.code.all': 'Used in full',
  'cart.code.short': 'Only {amount} is left on this voucher.',
  'cart.code.empty': 'There is nothing left on this voucher.',
  'cart.code.take': 'Use the remaining {amount}',
  'cart.discount.remaining': 'Still unused of this discount: {amount}',
  'cart.discount.all': 'Discount taken off in full',
  'cart.discount.short': 'Only {amount} is left of this discount.',
  'cart.discount.empty': 'This discount has been used up.',
  'cart.goods': 'Subtotal',
  'cart.shipping': 'Shipping by parcel',
  'cart.shipping.later': 'once we know your country',
  'cart.shipping.to': 'Shipping to {country}',
  'cart.shipping.asking': 'being calculated',
  'cart.shipping.unknown': 'not known yet',
  'cart.shipping.none': 'not possible',
  'cart.shipping.elsewhere': 'You can choose another address in the next step.',
  'cart.suggest': 'You may also like',
  'cart.suggest.of': 'Goes well with “{of}”',
  'cart.suggest.visit': 'Goes well with your visit',
  'cart.suggest.cheaper': 'For one person, cheaper than these single tickets',
  'cart.suggest.add': 'Add',
  'cart.suggest.view': 'View',
  'cart.suggest.dismiss': 'No, thank you',
  'cart.pay': 'To pay',

  'cart.held': 'Your places are held for you until {time}.',
  'cart.held.soon': 'Your places are held only until {time}. Order before then to keep them.',

  'cart.steps': 'Steps of your order',
  'cart.step.cart': 'Cart',
  'cart.step.login': 'Your details',
  'cart.step.payment': 'Payment',
  'cart.step.complete': 'Complete',
  'cart.step.done': '(done)',

  'cart.guest': 'Continue as a guest',
  'cart.guest.hint': 'No account and no password needed.',
  'cart.payment.test': 'Test mode: no real money is taken here.',
  'cart.express.hint': 'Name and e-mail come from the payment provider.',
  'cart.express.address':
    'You pay without entering your details here. What comes by e-mail goes to the address that is registered with the payment provider.',
  'cart.express.instead': 'Enter my details instead',

  'cart.customer': 'Your details',
  'cart.customer.change': 'Change',
  'cart.customer.change.label': 'Change your details',

  'cart.payment': 'Payment',
  'cart.payment.voucher': 'Voucher',
  'cart.payment.missing': 'Please choose how you would like to pay.',
  'cart.debit.holder': 'Account holder',
  'cart.debit.holder.missing': 'Please enter the name of the account holder.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Please check the IBAN: it is missing or contains a typing error.',
  'cart.debit.mandate':
    'I authorise {museum} to collect this payment once from my account by SEPA direct debit, and instruct my bank to honour it. I may ask my bank for a refund within eight weeks of the debit, on the terms agreed with it. The mandate reference comes with the confirmation.',
  'cart.debit.creditor': 'Creditor identifier: {id}',

  'cart.invoice': 'Invoice',
  'cart.invoice.request': 'Send me an invoice',
  'cart.invoice.company': 'Make it out to a company or institution',
  'cart.invoice.yes': 'comes by e-mail',
  'cart.invoice.no': 'not wanted',
  'cart.invoice.fields': 'Add a VAT ID, Leitweg-ID or cost centre',
  'cart.invoice.buyer_vat_id': 'VAT ID',
  'cart.invoice.buyer_vat_id.hint': 'Optional; it is then shown on the invoice.',
  'cart.invoice.routing_id': 'Leitweg-ID',
  'cart.invoice.routing_id.hint':
    'For German public authorities: you also receive the invoice as an XRechnung.',
  'cart.invoice.buyer_reference': 'Cost centre or department',
  'cart.invoice.buyer_reference.hint': 'Optional; it is then shown on the invoice.',
  'cart.document': 'Your reference',
  'cart.document.hint':
    'A number of your own, for example of a purchase order. It is printed on the invoice.',
  'cart.document.add': 'Add your own reference',
  'cart.document.confirm': 'Confirm',
  'cart.document.leave': 'Leave as it is',
  'cart.document.is': 'Your reference: {number}',
  'cart.document.change': 'Change reference',

  'cart.accept': 'I accept the {terms} and have read the {privacy}.',
  'cart.accept.terms': 'terms and conditions',
  'cart.accept.privacy': 'privacy policy',
  'cart.accept.missing': 'Please accept the terms and the privacy policy.',

  'cart.order': 'Order and pay',
  'cart.order.free': 'Order free of charge',
  'cart.order.reserve': 'Reserve free of charge',
  'cart.errors': 'Please correct the errors in the form',

  'cart.failed': 'Your payment was not completed successfully. Please try again.',
  'cart.failed.text':
    'Nothing has been charged for this order, and your cart is as you left it. You can also choose another payment method.',
  'cart.canceled': 'Payment cancelled',
  'cart.canceled.text':
    'You have cancelled the payment. Nothing has been charged. Would you like to keep your cart?',
  'cart.canceled.keep': 'Yes, keep the cart',
  'cart.canceled.clear': 'No, empty the cart',
  'cart.accepted': 'Please confirm your order',
  'cart.accepted.text':
    'Your payment method has been accepted. Your order is only placed once you confirm it here.',

  'cart.settling': 'Your payment is being confirmed',
  'cart.settling.text': 'One moment, please: we are checking whether your payment has arrived.',
  'cart.settling.noScript': 'If your payment went through, we will send you the confirmation by e-mail.',
  'cart.settling.pending':
    'The payment provider has not decided yet. You need not do anything; this page checks again by itself. You may also close it: your tickets will come by e-mail as soon as the payment has gone through.',
  'cart.settling.unreachable':
    'The shop cannot be reached just now. Nothing is lost; this page tries again by itself.',

  'cart.gone': 'Your cart was not found',
  'cart.gone.text':
    'Maybe your order was already paid for or you took too long. Please check your e-mail for a booking confirmation before you order again.',
  'cart.gone.checkout': 'Back to the checkout',
  'cart.gone.home': 'To the shop’s home page',
  'cart.not-payable': 'Your cart cannot be completed',
  'cart.not-payable.text':
    'Please check your e-mail for a booking confirmation. If there is none, write to us at {email}.',
  'cart.refunded': 'Your payment is being refunded',

  'cart.success': 'Thank you for your order',
  'cart.success.number': 'Order number {number}',
  'cart.success.mail': 'Your order is confirmed. The tickets have also been sent by e-mail to {email}.',
  'cart.success.express':
    'Your order is confirmed. The tickets have also been sent to the e-mail address that is registered with the payment provider.',
  'cart.success.express.mail':
    'Your order is confirmed. The tickets have also been sent to the e-mail address that is registered with the payment provider: {email}.',
  'cart.success.passes':
    'Your order is confirmed. {count, plural, one {The annual pass has} other {The annual passes have}} also been sent by e-mail to {email}.',
  'cart.success.express.passes':
    'Your order is confirmed. {count, plural, one {The annual pass has} other {The annual passes have}} also been sent to the e-mail address that is registered with the payment provider.',
  'cart.success.confirmed':
    'Your order is confirmed. A confirmation has also been sent by e-mail to {email}.',
  'cart.success.express.confirmed':
    'Your order is confirmed. A confirmation has also been sent to the e-mail address that is registered with the payment provider.',
  'cart.parcel': 'Your parcel',
  'cart.parcel.way':
    'We will pack your goods within the next few working days and send them to this address.',
  'cart.parcel.to': 'Parcel to',
  'cart.parcel.waiting': 'We are packing it.',
  'cart.parcel.sent': 'Sent on {day}',
  'cart.parcel.sentBy': 'Sent on {day} with {carrier}',
  'cart.parcel.follow': 'Follow the parcel',
  'cart.parcel.tracking': 'Tracking number',
  'cart.success.later':
    'Your order is confirmed and on its way to you by e-mail. It cannot be shown here just now.',
  'cart.success.review': 'View the whole order',

  'cart.tickets': '{count, plural, one {Your ticket} other {Your # tickets}}',
  'cart.ticket': 'Ticket',
  'cart.ticket.persons': 'People',
  'cart.ticket.place': 'Where',
  'cart.ticket.number': 'Number',
  'cart.ticket.of': '{number} of {of}',
  'cart.ticket.code': 'QR code for the entrance: {code}',
  'cart.ticket.void': 'No longer valid',
  'cart.ticket.large': 'Show large',
  'cart.ticket.previous': 'Previous',
  'cart.ticket.next': 'Next',
  'cart.directions': 'Getting there',
  'cart.saved': 'Saved on this device. Until {day} the tickets open here without a network, too.',
  'cart.saved.remove': 'Remove from this device',
  'cart.saved.none': 'If you save the tickets on this device, they open without a network, too.',
  'cart.saved.save': 'Save on this device',
  'cart.saved.show': 'Show the saved tickets',
  'cart.document.tickets': 'Tickets to print (PDF)',
  'cart.document.calendar': 'Add the visit to your calendar',
  'cart.document.passes': 'Annual passes (PDF)',
  'cart.document.vouchers': 'Vouchers (PDF)',
  'cart.document.invoice': 'Invoice (PDF)',
  'cart.document.xrechnung': 'XRechnung (XML)',
  'cart.document.credit-note': 'Credit note (PDF)',
  'cart.passes': '{count, plural, one {Your annual pass} other {Your # annual passes}}',
  'cart.pass.owner': 'For',
  'cart.valid': 'Valid',
  'cart.valid.until': 'until {day}',
  'cart.vouchers': '{count, plural, one {Your voucher} other {Your # vouchers}}',
  'cart.voucher.code': 'Voucher code',
  'cart.present': 'Present for',
  'cart.present.waiting': 'Will be sent by e-mail on {day}.',
  'cart.present.soon': 'Is about to be sent by e-mail.',
  'cart.present.sent': 'Was sent by e-mail on {day}.',
  'cart.present.refused':
    'The mail server of this address has refused the mail. Please pass the voucher on yourself, as a PDF or with its code.',
  'cart.voucher.use':
    'Whoever has the code enters it in the cart when paying and can use it all at once or in parts.',

  'cart.review': 'Order {number}',
  'cart.review.title': 'Your order',
  'cart.review.noScript': 'See the order without JavaScript',
  'cart.review.lines': 'What you ordered',
  'cart.review.date': 'Ordered on',
  'cart.review.invoice': 'requested',
  'cart.review.print': 'Print this page',
  'cart.return.on': 'Cancelled on {day}',
  'cart.return.price': 'Refunded on {day}',
  'cart.return.money': '{amount} goes back by the payment method you used',
  'cart.return.codes': '{amount} is back on voucher codes',
  'cart.return.voucher': 'Voucher {code} for {amount}, valid until {last}',
  'cart.return.fee': 'We have kept {amount} as a fee',
  'cart.return.none': 'No money is refunded',
  'cart.return.heading': 'Cancelled and refunded',
  'cart.return.part': '{count} cancelled',
  'cart.review.refunded':
    'This order has been refunded. Its tickets, annual passes and vouchers are no longer valid.',
  'cart.stranded':
    '{count, plural, one {A visit will not take place as booked} other {# visits will not take place as booked}}',
  'cart.stranded.closed': 'The museum is closed on that day.',
  'cart.stranded.dropped': 'This date is no longer in the programme.',
  'cart.stranded.paused': 'It is paused until further notice.',
  'cart.stranded.paused.until': 'It is paused up to and including {day}.',
  'cart.stranded.text':
    'Please do not come on that day. We will write to you about what happens next; your order stays on record. If you would rather not wait, contact us and give your order number, {number}:',
  'cart.review.none': 'This order is not available',
  'cart.review.none.text':
    'Please check the address in your e-mail. If you need help, write to us at {email}.',
} as const;
