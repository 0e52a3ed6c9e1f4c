// What staff reads when the office says no, and what to do next. A code without wording does not compile.
import type { StaffFieldProblem, StaffRefusalCode } from '../../staff-refusal.ts';

export const staffRefusalsEn = {
  'refusal.STAFF_SIGNED_OUT': 'Your session has ended. Please sign in again.',
  'refusal.STAFF_NOT_PERMITTED':
    'Your roles do not include this. Somebody who looks after people and roles can add it.',
  'refusal.STAFF_HEADER_MISSING':
    'This request did not come from the office. Please reload the page and try again.',
  'refusal.STAFF_SIGN_IN_FAILED': 'E-mail and password do not match. Please check both.',
  'refusal.STAFF_INVITATION_INVALID':
    'This invitation has expired or has been used. Please ask for a new one.',
  'refusal.STAFF_RECOVERY_INVALID': 'This link has expired or has been used. Please ask for a new one.',
  'refusal.STAFF_PASSWORD_FAILED': 'The password was not changed. Please check the marked field.',
  'refusal.WITHDRAWAL_SETTLED': 'Somebody has settled this declaration meanwhile.',
  'refusal.WITHDRAWAL_NOT_POSSIBLE':
    'There is no such order, or nothing is left of these lines to be given back.',
  'refusal.WITHDRAWAL_OTHER_LINES':
    'For this declaration this was given back before: {given}. Nothing was changed. Please choose just these lines; others can be canceled in the order.',
  'refusal.CODE_NOT_CHANGEABLE':
    '{obstacle, select, closed {This code was closed with its order or its file.} replaced {Another code has taken this one’s place.} blockedAlready {This code is blocked already.} notBlocked {This code is not blocked.} ofTheFolder {This code is in the museum folder. Please change it there.} ended {The time of this code is over. Extend it first.} usedUp {Nothing is left on this code.} other {Somebody is paying with this code right now. Please try again in half an hour.}}',
  'refusal.OFFICE_CHANGED_MEANWHILE':
    'Somebody else has changed this meanwhile, so nothing was done. Please look at what has changed, then decide again.',
  'refusal.OFFICE_CANCEL_NOT_POSSIBLE': 'This cannot be canceled like this. Nothing was changed.',
  'refusal.OFFICE_MOVE_NOT_POSSIBLE':
    'It cannot be moved to this day and time. Nothing was changed, and the old places are kept.',
  'refusal.OFFICE_NO_DIFFERENCE':
    'There is no link any more: the difference was paid, or the time for paying is over.',
  'refusal.OFFICE_PAYMENT_NOT_NOTED':
    '{problem, select, paidAlready {This order is paid.} givenUp {This order was given up.} nothingDue {This order costs nothing.} nothingOpen {Nothing of this order is open: its money has come again meanwhile, or was noted before.} givenBack {This order was given back: nothing of it is owed.} onItsWay {The payment provider already has the payer’s word: a debit is on its way. Please wait until it has come or failed.} other {The time of this order is over, and its places are sold. Nothing was noted: please give the money back, or sell other places.}}',
  'refusal.OFFICE_NOT_TO_BE_MERGED': 'These two customers cannot be merged like this.',
  'refusal.OFFICE_VISITS_AHEAD':
    'There are visits ahead, or a purchase is under way. Confirm that the customer is to be forgotten nevertheless.',
  'refusal.OFFICE_LINK_NOT_SENT': 'No link was sent: this order cannot be paid by a link any more.',
  'refusal.OFFICE_MONEY_SENT':
    'Somebody has noted meanwhile that this money was sent back, or a statement shows it. Nothing was changed.',
  'refusal.OFFICE_LINE_SETTLED':
    'Somebody has matched this line or put it aside meanwhile. Nothing was changed.',
  'refusal.OFFICE_NOT_TO_BE_SENT':
    'There is nothing left to send: the order was canceled, or its personal data has been erased.',
  'refusal.OFFICE_BATCH_NOT_POSSIBLE':
    'There is no file for these days. The page for the accountant says why.',
  'refusal.OFFICE_DAY_NOT_CLOSED':
    '{problem, select, notOver {This day is not over yet. It can be closed from tomorrow on.} other {This day is closed already.}}',
  'refusal.OFFICE_UNDO_TOO_LATE':
    '{problem, select, mailLeft {This cannot be undone here any more: mails about it are on their way. Nothing was changed.} taken {This cannot be undone here any more: places of it were taken since. Nothing was changed; “Decisions” shows what taking it back does.} other {This cannot be undone any more: the same was changed since, perhaps by somebody else. Nothing was changed; this page shows how it is now.}}',
  'refusal.OFFICE_DESK_NOT_PAID':
    'This cannot be noted as paid. Please check what is due: it may be paid already, or cost something else by now.',
  'refusal.OFFICE_DESK_NOT_FREE':
    'Only tickets and tours can be given away, and nothing that a code pays for.',
  'refusal.OFFICE_OFFER_GONE':
    'Nothing is held for this offer any more, and no offer was made. Please choose again.',
  'refusal.OFFICE_OFFER_OPEN':
    'There is already an offer for this request. Withdraw it first, or cancel the order that it became.',
  'refusal.OFFICE_OFFER_NOT_POSSIBLE':
    '{problem, select, tooNear {The visit is too near: an accepted offer could no longer be paid by transfer in time.} nothingDue {An offer that costs nothing cannot be paid by transfer. Give the tickets away at the desk.} tooLittle {The offer is below the least amount for transfers.} other {This museum takes no transfers, so an offer could not be paid.}} No offer was made.',
  'refusal.OFFICE_OFFER_OVER': 'This offer is no longer open. Nothing was changed.',
  'refusal.OFFICE_DESK_GONE':
    'Nothing is held for this sale any more, and nothing was sold. Please begin again. If money was taken, give it back at the terminal or register.',
  'refusal.OFFICE_DESK_OTHER_HOUSE':
    'Something in this sale is in a house in which you do not sell. Nothing is held.',
  'refusal.OFFICE_DESK_RESERVED':
    'This sale was reserved before and waits for its money. You find it under Reserved.',
  'refusal.PARCEL_NOT_POSSIBLE':
    '{obstacle, select, nothingLeft {Nothing of this parcel is left: all of it was canceled.} sentAlready {This parcel is noted as sent already.} notSent {This parcel has not been sent.} other {The mail about this parcel is on its way already. Its tracking number can still be corrected.}}',
  'refusal.PROGRAMME_STATE':
    'This is not possible any more: somebody has published, scheduled or put away this revision meanwhile.',
  'refusal.PROGRAMME_OUTDATED':
    'Something else was published since this draft was made. Please bring it up to date first, so that nothing of it is lost.',
  'refusal.PROGRAMME_WRONG': 'The check has found something in this draft. Please correct it first.',
  'refusal.PROGRAMME_GUARDED':
    'This revision also changes what your roles do not include: {fields}. Somebody who may change that can publish it.',
  'refusal.PROGRAMME_NONE':
    'There is no programme to begin from yet. Please send the folder of your museum first.',
  'refusal.CLOSING_BEGUN':
    'Everybody is being written to already, with other settings: closing {number}. Nothing about it has changed.',
  'refusal.OFFICE_PLACES_NONE':
    'Nothing would change: there is no time to come that matches, or it is so already.',
  'refusal.OFFICE_PLACES_TOO_MANY':
    'These are more than 10,000 times at once. Please choose fewer days or fewer events.',
  'refusal.OFFICE_PLACES_TAKEN':
    '{slots, plural, one {At this time} other {At # of these times}} more places are sold or being bought than there would be: {datetime} has {taken}. Choose a number that is not below that, or “keep what is sold and sell no more”.',
  'refusal.DOOR_SIGNED_OUT': 'This device is not paired with the museum, or no longer.',
  'refusal.DOOR_PAIRING_INVALID':
    'This code does not pair a device any more: it works once, for ten minutes. Please ask for a new one in the office.',
  'refusal.DOOR_NOT_FORCED': 'This device may not let people in against the answer.',
  'refusal.DOOR_DEVICE_UNKNOWN': 'There is no such device.',
  'refusal.PASS_NOT_CHANGEABLE':
    '{obstacle, select, returned {This pass was given back. It lets nobody in.} blockedAlready {This pass is blocked already.} notBlocked {This pass is not blocked.} other {This pass was not extended.}}',
  'refusal.STAFF_FACTOR_MISSING':
    'Your role asks for a second factor. Please set up an app or a passkey first.',
  'refusal.STAFF_FACTOR_NEEDED': 'Please confirm this with your second factor.',
  'refusal.STAFF_CODE_WRONG': 'This code is not valid, or has been used. Please take the next one.',
  'refusal.STAFF_FACTOR_NONE': 'No app has been set up.',
  'refusal.STAFF_FACTOR_EXISTS': 'An app has been set up already. Please remove it first.',
  'refusal.STAFF_FACTOR_LAST':
    'Your role asks for a second factor, and this is your only one. Please set up another one first.',
  'refusal.STAFF_PASSKEY_FAILED': 'The passkey was not accepted. Please try again.',
  'refusal.STAFF_PASSKEY_UNKNOWN': 'There is no such passkey any more.',
  'refusal.STAFF_DIRECTORY_NONE': 'Signing in by a directory is not set up here.',
  'refusal.STAFF_DIRECTORY_DOWN': 'The directory does not answer. Please try again in a moment.',
  'refusal.STAFF_DIRECTORY_FAILED': 'Signing in did not work. Please begin again.',
  'refusal.STAFF_DIRECTORY_NO_ACCESS':
    'The directory knows you, but your groups do not include the office. Whoever looks after the directory can add you.',
  'refusal.STAFF_DIRECTORY_ENDED':
    'Your access to the office has been ended. If you are back, ask somebody who looks after people and roles to invite you again.',
  'refusal.STAFF_DIRECTORY_TAKEN':
    'Your e-mail address belongs to an access that the directory cannot be matched with. Please ask somebody who looks after people and roles.',
  'refusal.STAFF_DIRECTORY_NO_FACTOR':
    'The directory has not asked for a second factor. Please use a passkey or an app of your own.',
  'refusal.STAFF_DIRECTORY_ONLY': 'Please sign in by the directory.',
  'refusal.STAFF_UNKNOWN': 'There is no such person, or they have left.',
  'refusal.STAFF_JOINED_ALREADY': 'Somebody with this e-mail address has joined already.',
  'refusal.STAFF_LAST_ADMIN': 'This is the last admin. Please make somebody else one first.',
  'refusal.STAFF_ROLE_NOT_YOURS': 'This role permits more than your own. Please ask an admin.',
  'field.DAY_NOT_POSSIBLE': 'Please choose a day from today to the day before the visit.',
  'field.STATEMENT_UNREADABLE':
    'This file cannot be read as a bank statement: it must be CAMT.053, or CSV with headings for day, amount and text. Nothing of it was taken.',
  'field.ENTRY_TWICE': 'Another entry has this name already.',
  'field.TRANSFER_UNKNOWN': 'There is no order by transfer with this reference or number.',
  'field.LINE_DOES_NOT_FIT':
    'This line cannot be money for that order: it is in another currency, or more than came.',
  'field.FOLDER_INCOMPLETE':
    'Something of this folder did not arrive, or does not belong into it. Please send it again.',
  'field.FOLDER_TOO_LARGE': 'This folder is too large: all of it may have 500 MB.',
  'field.FOLDER_WITHOUT_MUSEUM': 'This is no folder of a museum: museum.yaml is missing.',
  'refusal.GUIDE_NOT_POSSIBLE':
    '{kind, select, busy {Somebody would lead two tours at once.} inactive {This guide has left.} other {Something speaks against it, such as language, house or hours. Nothing was changed: choose somebody else, or assign them anyway.}}',
  'field.HOURS_UNREADABLE': 'Please write hours like this: 10–13, 14–18.',
  'field.DAYS_NOT_POSSIBLE': 'Please choose days that the calendar has, the first before the last.',
  'field.TOUR_UNKNOWN': 'There is no such tour or language.',
  'field.GUIDE_TAKEN': 'Another guide is this colleague already.',
  'field.AMOUNT_NOT_DUE': 'This is not the amount that is due.',
  'field.TRACKING_INVALID': 'Please use letters, digits, spaces, full stops, hyphens and slashes only.',
  'field.DAYS_ADDED_NOT_POSSIBLE': 'Please enter a whole number of days, from 1 to 1100.',
  'field.CODE_UNKNOWN': 'There is no such voucher code.',
  'field.STAFF_PASSWORD_TOO_SHORT': 'Please use at least 12 characters.',
  'field.ROLE_UNKNOWN': 'There is no such role.',
  'field.HOUSE_UNKNOWN': 'There is no such house.',
  'field.POOL_UNKNOWN': 'There is no such event or tour.',
  'field.LAST_DAY_INVALID':
    'Please choose a last day that is not before the first, and at most two years later.',
  'field.RELEASE_INVALID': 'Please choose a moment from now on, on the last day at the latest.',
} as const satisfies Record<`refusal.${StaffRefusalCode}` | `field.${StaffFieldProblem}`, string>;
