// What the withdrawal button says (§ 356a BGB, art. 11a of directive 2011/83/EU): the link at the foot of every page, the form
// behind it, and the receipt, whose words the mail shares. English is the reference.

export const withdrawalEn = {
  'withdrawal.link': 'Withdraw from contract',
  'withdrawal.lead':
    'You can withdraw from an order here, without an account and without giving a reason. We confirm at once by e-mail that your withdrawal has arrived.',
  'withdrawal.right':
    'Each item of your order says whether and for how long you may withdraw. Admission on a fixed date is excluded.',
  'withdrawal.name': 'Your name',
  'withdrawal.number': 'Order number',
  'withdrawal.number.hint': 'It is in the e-mail about your order, for example 2026-100017.',
  'withdrawal.email': 'E-mail',
  'withdrawal.email.hint': 'This is where we send the acknowledgement of receipt.',
  'withdrawal.part': 'Part of the order',
  'withdrawal.part.hint': 'Only if you want to keep the rest.',
  'withdrawal.statement': 'I hereby withdraw from my contract with {museum}.',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.noScript': 'This form needs JavaScript. Without it, please withdraw by e-mail to {email}.',
  'withdrawal.otherwise': 'You may also withdraw informally by e-mail:',
  'withdrawal.received': 'Your withdrawal has arrived',
  'withdrawal.received.at': 'Received on {day} at {time}',
  'withdrawal.whole': 'The whole contract, as far as it can be withdrawn from',
  'withdrawal.mailed': 'The same acknowledgement is on its way to {email}. Please keep it.',
  'withdrawal.notMailed':
    'Several acknowledgements have gone to {email} within the last hour, so we are not sending another one. Please print or save this page.',
  'withdrawal.next':
    'This acknowledgement says that your withdrawal has arrived. We will check it and write to you. Whatever can be withdrawn from will be refunded within fourteen days of today, by the payment method you used; for goods we may wait until we have them back or have proof that you sent them.',
} as const satisfies Record<string, string>;
