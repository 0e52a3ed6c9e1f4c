// The journal of acts. `journal.did.…` says what somebody did, after their name: every verb has its words.
import type { ActVerb } from '../../../staff/act.ts';

const did = {
  'journal.did.staff.invited': 'invited somebody',
  'journal.did.staff.joined': 'joined',
  'journal.did.staff.roles-changed': 'changed somebody’s roles',
  'journal.did.staff.ended': 'ended somebody’s access',
  'journal.did.staff.session-ended': 'ended sessions',
  'journal.did.staff.factor-changed': 'changed a second factor',
  'journal.did.code.blocked': 'blocked the code',
  'journal.did.code.unblocked': 'unblocked the code',
  'journal.did.code.extended': 'let the code be valid for longer',
  'journal.did.code.replaced': 'issued the code again',
  'journal.did.ledger.corrected': 'corrected the ledger',
  'journal.did.withdrawal.carried-out': 'carried out the withdrawal',
  'journal.did.withdrawal.not-due': 'settled the withdrawal without a refund',
  'journal.did.order.canceled': 'canceled a part or all',
  'journal.did.order.mail-sent-again': 'sent the mail again',
  'journal.did.order.corrected': 'corrected names or addresses',
  'journal.did.order.moved': 'moved a line to another time',
  'journal.did.order.noted': 'left a note',
  'journal.did.order.note-struck': 'struck a note out',
} as const satisfies Readonly<Record<`journal.did.${ActVerb}`, string>>;

export const journalEn = {
  ...did,
  'journal.did.other': 'changed something',
  'journal.said': '{who}: {did}',
} as const;
