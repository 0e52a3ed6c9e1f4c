// A visit cannot take place: the mail that says so, and the page behind its link.
export const closingEn = {
  'closing.mail.subject': 'Your visit cannot take place: {title}',
  'closing.mail.text':
    'unfortunately, your visit to {museum} cannot take place at the time that you booked. We are sorry. Please choose what you would like instead.',
  'closing.mail.subject.few': 'Your tour cannot take place: {title}',
  'closing.mail.text.few':
    'unfortunately, too few people have booked your tour with {museum}, so it cannot take place at that time. We are sorry. Please choose what you would like instead.',
  'closing.mail.link': 'Choose now',
  'closing.mail.valid': 'Please answer by: {at}',
  'closing.mail.after.money': 'If we do not hear from you, you will get your money back.',
  'closing.mail.after.voucher': 'If we do not hear from you, you will get a voucher.',
  'closing.mail.after.list':
    'If we do not hear from you, please write or call us later: we will find an answer together.',
  'closing.mail.private': 'Please do not pass this e-mail on: whoever has the link decides about your visit.',
  'closing.title': 'Your visit cannot take place',
  'closing.text': 'We are sorry. Please choose what you would like instead, until {until}.',
  'closing.title.few': 'Your tour cannot take place',
  'closing.text.few':
    'Too few people have booked this tour. We are sorry. Please choose what you would like instead, until {until}.',
  'closing.visit': 'What you booked',
  'closing.part': '{count} × {name}',
  'closing.choose': 'What would you like?',
  'closing.choice.other-time': 'Another time',
  'closing.choice.voucher': 'A voucher',
  'closing.choice.money': 'The money back',
  'closing.day': 'Day',
  'closing.time': 'Time',
  'closing.times.none': 'No other time has enough places for everybody at the moment.',
  'closing.effect.other-time':
    'Everybody comes at the new time: {when}. There is nothing to pay, and new tickets come by e-mail.',
  'closing.effect.back': 'The new time is cheaper: {amount} goes back to you.',
  'closing.effect.money': '{amount} goes back the way it was paid. The tickets are no longer valid.',
  'closing.effect.codes': '{amount} is on your voucher again, and can be used for another visit.',
  'closing.effect.voucher': 'You get a voucher for {amount} by e-mail. The tickets are no longer valid.',
  'closing.effect.free': 'Nothing was paid, so nothing goes back. The tickets are no longer valid.',
  'closing.button.other-time': 'Come at this time',
  'closing.button.voucher': 'Take the voucher',
  'closing.button.money': 'Get the money back',
  'closing.refused.full':
    'Others were faster: this time does not have enough places any more. Please choose another one.',
  'closing.refused.not-possible':
    'This cannot be done at the moment, and nothing has changed. Please choose something else, or ask the museum.',
  'closing.before': 'You had decided before. Nothing else has changed.',
  'closing.moved.title': 'Your visit has a new time',
  'closing.moved.text':
    'You are coming on {when}. New tickets are on their way by e-mail; the old ones are no longer valid.',
  'closing.voucher.title': 'You get a voucher',
  'closing.voucher.text': 'It is worth {amount} and on its way by e-mail.',
  'closing.money.title': 'You get your money back',
  'closing.money.text': '{amount} goes back the way it was paid. An e-mail confirms it.',
  'closing.elsewhere.title': 'There is nothing left to choose',
  'closing.elsewhere.text':
    'This visit was moved or cancelled meanwhile. The order in your e-mails says what is true now.',
  'closing.listed.title': 'The museum sees to it',
  'closing.listed.text':
    'We could not do this automatically. Please write or call us: we will find an answer together.',
  'closing.late.title': 'The time to choose is over',
  'closing.late.text':
    'We will see to your order in the next few days. If you would like to say something about it, please ask the museum.',
} as const;
