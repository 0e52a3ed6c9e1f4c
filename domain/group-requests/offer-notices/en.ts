// What the museum's people read when a group has answered an offer or changed its numbers.
export const offerNoticesEn = {
  'notice.accepted.subject': '{who} has accepted the offer',
  'notice.accepted':
    'The offer for request {number} is accepted: {total}. It is an order now, and is to be paid.',
  'notice.declined.subject': '{who} has declined the offer',
  'notice.declined': 'The offer for request {number} is declined, and its places are free again.',
  'notice.because': 'The group writes: {because}',
  'notice.changed.subject': '{who}: {after} instead of {before}',
  'notice.changed': 'The group of request {number} has changed its numbers. The total is now {total}.',
  'notice.back': '{amount} goes back the way it came.',
  'notice.due': '{amount} was asked for in addition, as an order of its own.',
  'notice.link': 'Open the request',
} as const satisfies Record<string, string>;
