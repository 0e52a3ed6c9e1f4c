// Money that somebody gives back by hand.
export const moneyBackEn = {
  'office.menu.moneyBack': 'Money to give back',
  'moneyBack.title': 'Money to give back',
  'moneyBack.lead':
    'What the shop cannot send by itself, the oldest first: transfers from your account, and what was taken at the terminal or the register. Give it back, then note it here. A statement that shows a transfer notes it by itself.',
  'moneyBack.empty': 'There is no money to give back by hand.',
  'moneyBack.column.name': 'To whom',
  'moneyBack.column.order': 'Order',
  'moneyBack.column.why': 'Why',
  'moneyBack.column.since': 'Since',
  'moneyBack.column.account': 'Account',
  'moneyBack.nobody': 'not named',
  'moneyBack.account.unknown': 'not known',
  'moneyBack.reason.refund': 'given back',
  'moneyBack.reason.surplus': 'more came than was due',
  'moneyBack.reason.incomplete': 'less came, and too late',
  'moneyBack.sent': 'Note as sent',
  'moneyBack.sent.title': 'Transfer back of {amount}',
  'moneyBack.sent.effect':
    'It is noted that {amount} left your account for {name}. The shop itself sends nothing.',
  'moneyBack.sent.effect.once': 'When a statement shows this transfer, it is matched with it.',
  'moneyBack.sent.done': 'Noted: {amount} was sent back.',
} as const;
