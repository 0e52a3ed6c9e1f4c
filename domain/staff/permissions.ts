// Who may do what in the office and at the door, as sentences (operations 1). Rights are apart from the start: giving money
// back is not changing an order, seeing names is not scanning. What somebody may not do is not shown to them.

/** What a member of staff may do, each as the end of “may …”. */
export const PERMISSIONS = {
  'orders.read': 'see orders, their buyers and their history',
  'orders.change':
    'send mails again, correct names and addresses, leave notes, move lines to another day or time',
  'orders.move-at-old-price': 'move lines to a dearer day or time without asking for the difference',
  'orders.cancel': 'cancel persons, lines and orders, so that their places are free again',
  'orders.export': 'take lists of orders along',
  'money.refund': 'give money back, or keep a part of it',
  'money.receive': 'note a payment that was taken elsewhere, and send payment links',
  'payments.manage': 'see what providers and the bank say, and match what came',
  'invoices.read': 'see and send invoices and credit notes',
  'customers.read': 'find customers and see what they have bought',
  'customers.change': 'merge, export and forget customers',
  'withdrawals.decide': 'carry out withdrawals',
  'vouchers.read': 'see what is left on voucher codes and passes, and why',
  'vouchers.change': 'block, extend and issue again voucher codes and passes',
  'parcels.send': 'pack and send parcels',
  'desk.sell': 'sell at the desk and on the phone',
  'desk.free': 'give tickets away, with a reason',
  'capacity.read': 'see days, times and places',
  'capacity.change': 'change, block and close days, times and places',
  'programme.change': 'change events, tickets, prices, texts and pictures',
  'guides.manage': 'plan guides and tours',
  'tours.own': 'see one’s own tours and who takes part',
  'figures.read': 'see figures and reports, and take them along',
  'days.close': 'close days in the books',
  'admissions.scan': 'let visitors in',
  'admissions.force': 'let visitors in although a ticket is not valid, with a reason',
  'staff.manage': 'invite people, give them roles, end their sessions',
  'keys.manage': 'pair devices, and make and revoke keys of other programs',
  'acts.read': 'see who has done what',
} as const;

export type Permission = keyof typeof PERMISSIONS;

/** What a museum begins with; it may compose its own roles besides. */
export const ROLES = {
  /** May do everything. */
  admin: Object.keys(PERMISSIONS) as Permission[],
  /** Helps visitors with orders, vouchers and parcels, and sells at the desk. */
  service: [
    'orders.read',
    'orders.change',
    'orders.cancel',
    'money.refund',
    'money.receive',
    'invoices.read',
    'customers.read',
    'customers.change',
    'withdrawals.decide',
    'vouchers.read',
    'vouchers.change',
    'parcels.send',
    'desk.sell',
    'capacity.read',
  ],
  /** Makes the programme and plans places and guides. */
  programme: ['programme.change', 'capacity.read', 'capacity.change', 'guides.manage', 'orders.read'],
  /** Looks after money: figures, refunds, invoices, exports, payments. */
  finance: [
    'figures.read',
    'days.close',
    'orders.read',
    'orders.export',
    'orders.cancel',
    'money.refund',
    'money.receive',
    'payments.manage',
    'invoices.read',
    'vouchers.read',
    'acts.read',
  ],
  /** Lets visitors in at the houses named. */
  door: ['admissions.scan'],
  /** Leads tours. */
  guide: ['tours.own'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Role = keyof typeof ROLES;
