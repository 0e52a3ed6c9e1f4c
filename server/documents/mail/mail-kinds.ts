// How mails are noted (table `mail`).
/** An order's, sent again by staff. */
export const ORDER_AGAIN_MAIL = 'order-again';
/** The list on paper, to whoever the museum has named: of each day. */
export const DOOR_PAPER_MAIL = 'door-paper';
/** A request of a group has arrived: to whoever asked, and to the museum. */
export const GROUP_REQUEST_MAIL = 'group-request';
export const GROUP_REQUEST_NOTICE = 'group-request-notice';
/** A guide's tours have changed. */
export const GUIDE_MAIL = 'guide';
/** A parcel is on its way: of each, every mail that was decided on. */
export const PARCEL_MAIL = 'parcel';
/** A pass was blocked, unblocked or extended: of each, every change that was to be told. */
export const PASS_CHANGED_MAIL = 'pass-changed';
/** To the recipient. */
export const PRESENT_MAIL = 'present';
/** To the buyer: it was refused for good. */
export const PRESENT_REFUSED_MAIL = 'present-refused';
/** A visit's that staff have moved. */
export const VISIT_MOVED_MAIL = 'visit-moved';
