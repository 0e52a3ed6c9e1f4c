// How mails of presents are noted (table `mail`).
/** To the recipient. */
export const PRESENT_MAIL = 'present';
/** To the buyer: it was refused for good. */
export const PRESENT_REFUSED_MAIL = 'present-refused';
