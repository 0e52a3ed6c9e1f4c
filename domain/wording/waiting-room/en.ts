// What the waiting room says. English is the reference; visitors are "you".

export const waitingRoomEn = {
  'waiting.title': 'Waiting room',
  'waiting.lead':
    'More people are ordering right now than the shop can serve. You have a place in the line, and your cart stays as it is.',
  'waiting.entering': 'You are being given a place in the line.',
  'waiting.early': 'The sale has not opened yet',
  'waiting.early.text':
    'When it opens, the places in the line are drawn among everybody who is here by then. Having come first is no advantage.',
  'waiting.soon': 'Less than a minute',
  'waiting.minutes': '{minutes, plural, one {About # minute} other {About # minutes}}',
  'waiting.hours': '{hours, plural, one {More than # hour} other {More than # hours}}',
  'waiting.ahead':
    '{ahead, plural, =0 {You are next.} one {# visitor is before you.} other {# visitors are before you.}}',
  'waiting.keep':
    'You can reload this page or close it and come back: your place is kept in this browser. Once it is your turn, it is kept for about a quarter of an hour.',
  'waiting.called': 'It is your turn',
  'waiting.called.text':
    'You have {minutes, plural, one {# minute} other {# minutes}} to begin. While you are ordering, there is no need to wait again.',
  'waiting.go': 'Continue to checkout',
  'waiting.lapsed': 'Your turn is over',
  'waiting.lapsed.text':
    'It was your turn some time ago, and others have been let in since. You can get a new place at the end of the line.',
  'waiting.again': 'Get a new place',
  'waiting.open': 'You do not have to wait',
  'waiting.open.text': 'Your turn comes at once: the line is empty.',
  'waiting.offline':
    'The shop cannot be reached right now. Your place is kept, and this page goes on trying.',
  'waiting.plain': 'This page renews itself; there is nothing that you have to do.',
  'waiting.noScript': 'See your place in the line',
} as const;
