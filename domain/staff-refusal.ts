// The codes of the office's own refusals. Only staff reads them, in German or English: `domain/staff/refusals/`.

/** Every code and its HTTP status. */
export const STAFF_REFUSAL_STATUS = {
  // Nobody is signed in, or the session has ended.
  STAFF_SIGNED_OUT: 401,
  STAFF_NOT_PERMITTED: 403,
  // A call that changes something came without the header that only the office's own pages can send.
  STAFF_HEADER_MISSING: 403,
  // Which of e-mail and password was wrong is never said, nor whether there is such a member.
  STAFF_SIGN_IN_FAILED: 422,
  STAFF_INVITATION_INVALID: 410,
  STAFF_RECOVERY_INVALID: 410,
  STAFF_PASSWORD_FAILED: 422,
  WITHDRAWAL_SETTLED: 409,
  // Its order is not there, or nothing is left of these lines.
  WITHDRAWAL_NOT_POSSIBLE: 422,
  // Something was given back for it before, and other lines were asked for: `given` names what.
  WITHDRAWAL_OTHER_LINES: 409,
  // A voucher code: `obstacle` says why, a `CodeObstacle`.
  CODE_NOT_CHANGEABLE: 422,
  // Others changed it after it was seen: `changes` says what, `version` is the one that it has now.
  OFFICE_CHANGED_MEANWHILE: 409,
  // `problem` says why, as in the preview.
  OFFICE_CANCEL_NOT_POSSIBLE: 422,
  OFFICE_MOVE_NOT_POSSIBLE: 422,
  // No link asks for the difference of a move: it was paid, or its time is over.
  OFFICE_NO_DIFFERENCE: 409,
  // `problem`: an `ElsewhereProblem`, or `placesGone`: it has lapsed, and its places are sold.
  OFFICE_PAYMENT_NOT_NOTED: 422,
  // `problem`: an `AskProblem`.
  OFFICE_LINK_NOT_SENT: 422,
  // A line of a bank statement: somebody matched it or put it aside meanwhile.
  OFFICE_LINE_SETTLED: 409,
  OFFICE_MONEY_SENT: 409,
  // `problem`: all of the order is given back, or its people are forgotten.
  OFFICE_NOT_TO_BE_SENT: 422,
  // A file for the accountant: its page says why there is none.
  OFFICE_BATCH_NOT_POSSIBLE: 422,
  // `problem`: its day is not over (`notOver`), or somebody was faster (`closedBefore`).
  OFFICE_DAY_NOT_CLOSED: 409,
  // `problem`: somebody has changed the same since or taken it back (`changed`), mails about it leave (`mailLeft`), or places of it
  // are taken (`taken`).
  OFFICE_UNDO_TOO_LATE: 409,
  // At the desk: `due` is what it costs, `problem` why this payment cannot be noted.
  OFFICE_DESK_NOT_PAID: 422,
  // Something in it is not a visit, or a code pays for a part of it.
  OFFICE_DESK_NOT_FREE: 422,
  // Nothing is held any more, and the places are perhaps gone.
  OFFICE_DESK_GONE: 410,
  // Nothing is held for it any more, and no offer was made.
  OFFICE_OFFER_GONE: 410,
  // There is one for this request that is open or accepted.
  OFFICE_OFFER_OPEN: 409,
  // `problem`: `tooNear`, `nothingDue`, `tooLittle` or `noTransfers`.
  OFFICE_OFFER_NOT_POSSIBLE: 422,
  OFFICE_OFFER_OVER: 409,
  // A tour is not given to them: `guide`, and `kinds` of what speaks against it.
  GUIDE_NOT_POSSIBLE: 422,
  // Whoever works in some houses only sells what happens there.
  OFFICE_DESK_OTHER_HOUSE: 403,
  // Its sale has ended: it waits for its money.
  OFFICE_DESK_RESERVED: 409,
  // A parcel: `obstacle` says why, a `ParcelObstacle`.
  PARCEL_NOT_POSSIBLE: 409,
  // An annual pass: `obstacle` says why, a `PassObstacle`.
  PASS_NOT_CHANGEABLE: 409,
  // Two customers: `problem` says why, as in the preview.
  OFFICE_NOT_TO_BE_MERGED: 422,
  // A customer who is to be forgotten has visits ahead, or a purchase under way.
  OFFICE_VISITS_AHEAD: 422,
  // A revision is not in a state from which this can be done.
  PROGRAMME_STATE: 409,
  // It was made from what is no longer published.
  PROGRAMME_OUTDATED: 409,
  // Its check has found something.
  PROGRAMME_WRONG: 422,
  // It changes settings, `fields`, that take another permission.
  PROGRAMME_GUARDED: 403,
  // Nothing was imported or published with its history yet.
  PROGRAMME_NONE: 422,
  // Decisions about places: nothing matches, or too much.
  OFFICE_PLACES_NONE: 422,
  OFFICE_PLACES_TOO_MANY: 422,
  // Of `slots` times more is sold or held than there would be: of the first, at `datetime`, it is `taken`.
  OFFICE_PLACES_TAKEN: 422,
  // Everybody is being written to already, with other settings: by the closing `number`.
  CLOSING_BEGUN: 409,
  // A device at the door that is not paired, or was revoked: it forgets everything.
  DOOR_SIGNED_OUT: 401,
  // The code was used, is too old, or was mistyped.
  DOOR_PAIRING_INVALID: 410,
  DOOR_NOT_FORCED: 403,
  DOOR_DEVICE_UNKNOWN: 404,
  // A role asks for a second factor, and there is none yet.
  STAFF_FACTOR_MISSING: 403,
  // The second factor must be given (again) before this.
  STAFF_FACTOR_NEEDED: 403,
  STAFF_CODE_WRONG: 422,
  STAFF_FACTOR_NONE: 422,
  STAFF_FACTOR_EXISTS: 422,
  // A role asks for a second factor, and this is the only one.
  STAFF_FACTOR_LAST: 422,
  STAFF_PASSKEY_FAILED: 422,
  STAFF_PASSKEY_UNKNOWN: 404,
  // No directory is set up, or its groups are not.
  STAFF_DIRECTORY_NONE: 404,
  STAFF_DIRECTORY_DOWN: 503,
  // Not asked by this browser, answered before, or not by the directory: why is in the log alone.
  STAFF_DIRECTORY_FAILED: 422,
  // In none of the groups that have roles.
  STAFF_DIRECTORY_NO_ACCESS: 403,
  STAFF_DIRECTORY_ENDED: 403,
  // Somebody else has this address in the office, or the directory has not checked whose it is.
  STAFF_DIRECTORY_TAKEN: 409,
  // The directory does not say that a second factor was given.
  STAFF_DIRECTORY_NO_FACTOR: 422,
  // Password and passkey do not sign in whoever the directory signs in.
  STAFF_DIRECTORY_ONLY: 403,
  STAFF_UNKNOWN: 404,
  STAFF_JOINED_ALREADY: 422,
  STAFF_LAST_ADMIN: 422,
  // Nobody gives, or takes away, what they may not do themselves.
  STAFF_ROLE_NOT_YOURS: 403,
} as const;

export type StaffRefusalCode = keyof typeof STAFF_REFUSAL_STATUS;

/** What can be wrong with a field of the office alone. */
export type StaffFieldProblem =
  | 'STAFF_PASSWORD_TOO_SHORT'
  | 'ROLE_UNKNOWN'
  | 'HOUSE_UNKNOWN'
  | 'POOL_UNKNOWN'
  | 'LAST_DAY_INVALID'
  | 'RELEASE_INVALID'
  | 'CODE_UNKNOWN'
  | 'AMOUNT_NOT_DUE'
  | 'TRACKING_INVALID'
  | 'DAY_NOT_POSSIBLE'
  | 'DAYS_ADDED_NOT_POSSIBLE'
  | 'STATEMENT_UNREADABLE'
  | 'TRANSFER_UNKNOWN'
  | 'LINE_DOES_NOT_FIT'
  | 'FOLDER_INCOMPLETE'
  /** Two entries have the same name. */
  | 'ENTRY_TWICE'
  | 'FOLDER_TOO_LARGE'
  | 'FOLDER_WITHOUT_MUSEUM'
  | 'HOURS_UNREADABLE'
  | 'DAYS_NOT_POSSIBLE'
  | 'TOUR_UNKNOWN'
  | 'GUIDE_TAKEN';
