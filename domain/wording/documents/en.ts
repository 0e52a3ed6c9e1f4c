// What tickets, mails and calendar files say. English is the reference; visitors are "you".

export const documentsEn = {
  'documents.file.tickets': 'Tickets',
  'documents.file.calendar': 'Visit',
  'documents.file.passes': 'Annual passes',
  'documents.file.vouchers': 'Vouchers',
  'documents.file.invoice': 'Invoice',
  'documents.file.credit-note': 'Credit note',
  'documents.title': 'Tickets for order {number}',

  'documents.ticket.count': 'Ticket {number} of {of}',
  'documents.ticket.persons': '{persons, plural, one {Admits one person} other {Admits # people}}',
  'documents.ticket.day': 'Valid all day, during opening hours',
  'documents.ticket.open': 'A day of your choice',
  'documents.ticket.open.between': 'from {first} to {last}',
  'documents.ticket.open.until': 'until {last}',
  'documents.ticket.open.from': 'from {first}',
  'documents.ticket.open.run': 'while the exhibition is on',
  'documents.ticket.code': 'QR code for the entrance: {code}',
  'documents.ticket.place': 'Where',
  'documents.ticket.hours': 'Open',
  'documents.ticket.directions': 'Getting there',
  'documents.ticket.entrance': 'At the entrance',
  'documents.ticket.entrance.text':
    'Please show this code on paper or on your phone. It is valid for one admission. If you have a concession, please bring proof of it.',
  'documents.ticket.order': 'Order',
  'documents.ticket.name': 'Name',

  'documents.saved.note': 'Saved on {day}, {time}. The shop cannot be reached just now.',
  'documents.saved.again': 'Load again',
  'documents.saved.large': 'Show large',
  'documents.saved.previous': 'Previous',
  'documents.saved.next': 'Next',
  'documents.saved.close': 'Close',

  'documents.tour.kind': 'Guided tour, {language}',
  'documents.tour.meeting': 'Meeting point',
  'documents.tour.exhibition': 'Exhibition',
  'documents.tour.group': 'Booked for',
  'documents.tour.persons': '{persons, plural, one {# person} other {# people}}',
  'documents.tour.groups':
    '{groups, plural, one {# group} other {# groups}}, {persons, plural, one {# person} other {# people}}',
  'documents.tour.answers': 'Your answers',

  'documents.time': '{time}',
  'documents.entry': 'Entry',
  'documents.entry.between': 'Entry from {from} to {until}',
  'documents.entry.from': 'Entry from {from}',
  'documents.entry.until': 'Entry until {until}',

  'documents.pass.title': 'Annual passes for order {number}',
  'documents.pass.count': 'Annual pass {number} of {of}',
  'documents.pass.valid': 'Valid from {first} to {last}',
  'documents.pass.code': 'QR code of the pass: {code}',
  'documents.pass.owner': 'Holder',
  'documents.pass.sent': 'Sent to',
  'documents.pass.entrance.text':
    'Please show this code at every visit, on paper or on your phone, together with proof of identity. The pass is personal. If it is a concession, please bring proof of that as well.',

  'documents.voucher.title': 'Vouchers from order {number}',
  'documents.voucher.count': 'Voucher {number} of {of}',
  'documents.voucher.valid': 'Valid until {last}',
  'documents.voucher.rate': 'Good for everything with {rate} VAT.',
  'documents.voucher.code': 'QR code of the voucher: {code}',
  'documents.voucher.redeem': 'How to redeem it',
  'documents.voucher.redeem.text': 'Choose what you like in our shop and enter the code in the cart.',
  'documents.voucher.rest': 'Remaining balance',
  'documents.voucher.rest.text': 'What you do not use stays on the voucher for the next time.',
  'documents.voucher.safe': 'Keep it safe',
  'documents.voucher.safe.text': 'Whoever has the code can redeem it.',
  'documents.voucher.from': 'Redeemable at',
  'documents.present.subject': 'A present from {from}: {museum}',
  'documents.present.lead':
    '{count, plural, one {A voucher} other {# vouchers}} for our museum, given by {from}.',
  'documents.present.redeem': 'Redeem it now',
  'documents.present.how':
    'The button opens our shop with the voucher in your cart. It is good at our ticket desks, too: show the code there.',
  'documents.present.attached':
    'To print, {count, plural, one {the voucher is} other {the vouchers are}} attached as a PDF.',
  'documents.present.why': 'We have your address from {from}, for this present. We use it for nothing else.',
  'documents.present.on': 'goes by e-mail to {name} ({email}) on {day}',
  'documents.present.now': 'goes by e-mail to {name} ({email}) now',
  'documents.present.label': 'Present',
  'documents.present.code':
    'Only the recipient is told the code of the present. Should the mail get lost, the voucher is on the page of your order.',
  'documents.present.refused.subject': 'Your present for {name} could not be delivered',
  'documents.present.refused.text':
    'The mail server of {email} has refused our mail with the voucher for {name} for good.',
  'documents.present.refused.next':
    'The voucher is valid. You find it with its code on the page of your order, to print or pass on.',
  'documents.present.sample': 'Sample',
  'documents.present.sample.text': 'The code is a sample. There will be a real one once it is paid for.',
  'documents.voucher.greeting': 'Your message',

  'documents.goods.sent': 'Sent by post',

  'documents.invoice.title': 'Invoice {number}',
  'documents.invoice.credit': 'Credit note {number}',
  'documents.invoice.supplement':
    'This invoice supplements invoice {number} of {date}: the difference for a move to another time.',
  'documents.invoice.credit.part':
    'This credit note corrects invoice {number} of {date}: part of the order has been taken back.',
  'documents.invoice.credit.of':
    'This credit note cancels invoice {number} of {date}. The order has been refunded in full.',
  'documents.invoice.number': 'Invoice number',
  'documents.invoice.credit.number': 'Credit note number',
  'documents.invoice.date': 'Date of issue',
  'documents.invoice.external': 'Your reference',
  'documents.invoice.buyer_vat_id': 'Your VAT ID',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Cost centre',
  'documents.invoice.page': 'Page {page} of {of}',
  'documents.invoice.item': 'Item',
  'documents.invoice.count': 'Quantity',
  'documents.invoice.rate': 'VAT',
  'documents.invoice.unit': 'Unit price',
  'documents.invoice.amount': 'Amount',
  'documents.invoice.shipping': 'Shipping',
  'documents.invoice.discount': 'Discount code {code}',
  'documents.invoice.taxed': 'Voucher {code}, sold with {rate} VAT',
  'documents.invoice.total': 'Total incl. VAT',
  'documents.invoice.total.untaxed': 'Total',
  'documents.invoice.voucher': 'Paid with voucher {code}',
  'documents.invoice.voucher.back': 'Returned to voucher {code}',
  'documents.invoice.paid': 'Paid: {payment}',
  'documents.invoice.back': 'Refunded: {payment}',
  'documents.invoice.net': 'Net',
  'documents.invoice.tax': 'VAT amount',
  'documents.invoice.gross': 'Gross',
  'documents.invoice.exempt': 'exempt',
  'documents.gift':
    'Thank you for your donation. It is voluntary, so it has no VAT and no right of withdrawal.',
  'documents.invoice.gift': 'no VAT',
  'documents.invoice.gift.note': 'Donation: a voluntary payment without consideration, not subject to VAT.',
  'documents.invoice.multi': 'voucher',
  'documents.invoice.supply': 'Unless an item names another date, the date of supply is the date of issue.',
  'documents.invoice.included': 'Unit prices and amounts include VAT.',
  'documents.invoice.exempt.note':
    'Exempt: exempt from VAT under section 4 no. 20(a) of the German VAT Act (UStG).',
  'documents.invoice.multi.note':
    'Voucher: the sale of a multi-purpose voucher is not subject to VAT (section 3(15) UStG). VAT is due when it is redeemed.',
  'documents.invoice.tax-number': 'Tax number {number}',
  'documents.invoice.vat-id': 'VAT ID {number}',

  'documents.price.vat': '{price} incl. {rate} VAT',
  'documents.price.vat.several': '{price} incl. VAT',
  'documents.price.exempt': '{price}, exempt from VAT',
  'documents.price.free': 'Free of charge',

  'documents.withdrawal.none':
    'No right of withdrawal: this admission is for a fixed date (section 312g(2) no. 9 of the German Civil Code).',
  'documents.withdrawal.days':
    '{days, plural, one {You may withdraw from this purchase within one day of the contract being made.} other {You may withdraw from this purchase within # days of the contract being made.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {You may withdraw from this purchase within one day of receiving the goods.} other {You may withdraw from this purchase within # days of receiving the goods.}}',

  'documents.mail.subject': 'Your tickets for {event}, order {number}',
  'documents.mail.subject.several': 'Your tickets, order {number}',
  'documents.mail.subject.order': 'Your order from {museum}, number {number}',
  'documents.mail.greeting': 'Dear {name},',
  'documents.mail.greeting.nameless': 'Hello,',
  'documents.mail.thanks': 'Thank you for your order.',
  'documents.mail.parcel': 'What we send by post will go to: {address}',
  'documents.mail.more':
    '{count, plural, one {One more code is} other {# more codes are}} in the attached PDF and on your order’s page.',
  'documents.mail.attached': 'Attached: {files}.',
  'documents.mail.attached.tickets': 'the tickets to print',
  'documents.mail.attached.passes':
    '{count, plural, one {the annual pass} other {the annual passes}} to print',
  'documents.mail.attached.vouchers':
    '{count, plural, one {the voucher} other {the vouchers}} to print or pass on',
  'documents.mail.attached.calendar': 'the visit for your calendar',
  'documents.mail.attached.invoice': 'the invoice',
  'documents.mail.attached.terms': 'our terms and conditions with all you need to know about withdrawal',
  'documents.mail.order': 'Your order',
  'documents.mail.label': '{label}:',
  'documents.mail.number': 'Order number',
  'documents.mail.date': 'Ordered on',
  'documents.mail.payment': 'Payment',
  'documents.mail.payment.voucher': 'Voucher',
  'documents.mail.mandate.reference': 'Mandate reference',
  'documents.mail.mandate.creditor': 'Creditor identifier',
  'documents.mail.mandate':
    'You have authorised {museum} to collect this payment once from your account by SEPA direct debit, and instructed your bank to honour it. You may ask your bank for a refund within eight weeks of the debit, on the terms agreed with it.',
  'documents.mail.total': 'Paid',
  'documents.mail.shipping': 'Shipping',
  'documents.mail.code': 'Code {code}',
  'documents.mail.vat': 'incl. {rate} VAT on {net} net',
  'documents.mail.exempt': 'of which without VAT',
  'documents.mail.review': 'View your order',
  'documents.mail.review.text': 'Your order, with everything to download again:',
  'documents.mail.farewell': 'We look forward to your visit.',
  'documents.mail.contact': 'If you have a question, write to {email} or call {phone}.',
  'documents.mail.contact.mail': 'If you have a question, write to {email}.',

  'documents.moved.subject': 'Your visit has been moved: {event}, order {number}',
  'documents.moved.reason': 'We have moved your visit from order {number} to a new time.',
  'documents.moved.now': 'New time',
  'documents.moved.before': 'Previous time',
  'documents.moved.tickets':
    'Your new tickets are attached to this e-mail. Your previous tickets for this visit are no longer valid.',
  'documents.moved.calendar': 'Open the attached calendar file to update the entry in your calendar.',

  'documents.return.voucher': 'Voucher',
  'documents.return.subject': 'Part of your order {number} has been cancelled',
  'documents.return.subject.price': 'Refund for your order {number}',
  'documents.return.part':
    'We have cancelled part of your order {number}. What is listed below is no longer valid; everything else stays as it is.',
  'documents.return.price':
    'We are refunding you an amount for your order {number}. Your order stays as it is.',
  'documents.return.money':
    '{amount} will be refunded by the payment method you used. Depending on your bank, this can take a few days. There is nothing else for you to do.',
  'documents.return.codes': '{amount} is back on your voucher codes.',
  'documents.return.instead':
    'Instead of money, you receive a voucher for {amount}. Its code is {code}, and it is valid until {last}. Enter the code in the cart of our shop.',
  'documents.return.fee': 'We have kept {amount} of it as a fee.',
  'documents.return.kept': 'No money will be refunded.',
  'documents.refund.subject': 'We are refunding your payment of {amount}',
  'documents.refund.reason.places-gone':
    'Your payment reached us after your reservation had lapsed, and by then the places were gone. We are sorry about that.',
  'documents.refund.reason.paid-twice':
    'We received a second payment for an order that you had already paid for. Your order stays as it is; only the second payment will be refunded.',
  'documents.refund.reason.not-booked':
    'Your payment did not become an order: the purchase had been cancelled, or the order was not confirmed in time. Nothing has been booked.',
  'documents.refund.reason.order-refunded':
    'We have cancelled your order {number} and are refunding it in full. Its tickets, passes and vouchers are no longer valid.',
  'documents.refund.codes': 'The amount you had redeemed is back on your voucher codes: {amount}.',
  'documents.refund.free.subject': 'Your order has not been booked',
  'documents.refund.free.places-gone':
    'Your order reached us after your reservation had lapsed, and by then the places were gone. Nothing has been booked, and you have not paid anything. We are sorry about that.',
  'documents.refund.free.not-booked':
    'Nothing has been booked: the order had been cancelled or was not confirmed in time. You have not paid anything.',
  'documents.refund.free.order-refunded':
    'We have cancelled your order {number}. Its tickets, passes and vouchers are no longer valid.',
  'documents.refund.subject.order': 'Your order {number} has been cancelled',
  'documents.refund.credit-note': 'The credit note is attached.',
  'documents.refund.cancelled': 'Cancelled',
  'documents.refund.money':
    'The full amount of {amount} will be refunded by the payment method you used. Depending on your bank, this can take a few days. There is nothing else for you to do.',
  'documents.refund.reason.not-moved':
    'Your payment for a move to another time reached us when that was no longer possible. Nothing has been moved.',
  'documents.refund.notMoved': 'Not moved',
  'documents.refund.heading': 'Not booked',
  'documents.refund.amount': 'Refund',
  'documents.refund.again.places-gone':
    'If you would still like to come, you will find other times in our shop.',
  'documents.refund.again.not-booked':
    'If you would still like to come, you can choose your tickets again in our shop.',

  'documents.withdrawn.subject': 'Your withdrawal has arrived',
  'documents.withdrawn.text':
    'Your withdrawal reached us on {day} at {time}. Please keep this e-mail: it is your acknowledgement of receipt. This is what you declared:',
  'documents.withdrawn.otherwise':
    'If this declaration is not yours, somebody else has entered your address. Please let us know.',
  'documents.withdrawn.notice.subject': 'A withdrawal has arrived',
  'documents.withdrawn.notice.text':
    'This withdrawal reached the shop on {day} at {time}. The shop has already sent the receipt; what happens next is for you to decide.',
  'documents.withdrawn.notice.list':
    'Whether the order matches and the term is still running stands in the list: {address}',

  'documents.parcel.subject': 'A parcel of your order {number} is on its way',
  'documents.parcel.sent': 'We have sent you a parcel of your order {number}.',
  'documents.parcel.carrier': 'We have handed a parcel of your order {number} to {carrier}.',
  'documents.parcel.corrected':
    'The tracking number that we wrote to you before was wrong. This one is right.',
  'documents.parcel.follow': 'Follow the parcel',
  'documents.parcel.tracking': 'Tracking number',
  'documents.parcel.to': 'It goes to',
  'documents.parcel.contents': 'In the parcel',
  'documents.passChange.blocked.subject': 'Your annual pass is blocked',
  'documents.passChange.blocked': 'We have blocked this annual pass. It lets nobody in until we unblock it.',
  'documents.passChange.valid.subject': 'Your annual pass is valid until {day}',
  'documents.passChange.valid': 'This annual pass lets you in until {day}, the last day included.',
  'documents.passChange.pass': 'Pass',
  'documents.takenBack.subject': 'Your payment for order {number} was taken back',
  'documents.takenBack.subject.part': 'Part of your payment for order {number} was taken back',
  'documents.takenBack.debit':
    'Your bank has returned the direct debit of {amount} for your order, so this money has left our account again. That happens when there is not enough money in the account, when it is closed, or when somebody has objected to the debit.',
  'documents.takenBack.transfer':
    'Your bank has recalled your transfer of {amount} for your order, so this money has left our account again.',
  'documents.takenBack.dispute':
    'Your bank or payment service has taken back your payment of {amount} for your order, because an objection was raised to it. So this money has left our account again. If you know nothing of an objection, please ask them.',
  'documents.takenBack.part':
    'Your bank or payment service has taken back {amount} of your payment for your order, so this part of the money has left our account again. If you know nothing of this, please ask them.',
  'documents.takenBack.stands':
    'Your order has not been cancelled: tickets and everything else that you have received for it remain valid for now. But it is no longer paid, and we can cancel it if it stays so.',
  'documents.takenBack.stands.part':
    'Your order has not been cancelled: tickets and everything else that you have received for it remain valid for now. But a part of it is no longer paid, and we can cancel that part if it stays so.',
  'documents.takenBack.pay':
    'The amount is not collected again by itself. Please tell us how you would like to pay it, and give your order number {number}.',
  'documents.takenBack.settled': 'If you have already settled this with us, you need not do anything.',
  'documents.takenBack.amount': 'Amount due',
  'documents.slip.title': 'Packing slip for order {number}',
  'documents.slip.thanks': 'Thank you for your order.',
} as const;
