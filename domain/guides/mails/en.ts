// The mail that tells a guide what has changed in their tours.
export const guideMailEn = {
  'guideMail.subject': 'Your tours at {museum}',
  'guideMail.greeting': 'Hello {name},',
  'guideMail.added': '{count, plural, one {this tour is yours now:} other {these # tours are yours now:}}',
  'guideMail.changed':
    '{count, plural, one {this tour of yours ends at another time:} other {these # tours of yours end at another time:}}',
  'guideMail.gone':
    '{count, plural, one {this tour is not yours any more:} other {these # tours are not yours any more:}}',
  'guideMail.line': '{day}, {from}–{to}: {title} ({language}), {house}',
  'guideMail.feed': 'Subscribe to your calendar',
  'guideMail.feed.text':
    'All your tours with their numbers of people are in your calendar. Please keep its address to yourself.',
  'guideMail.otherwise': 'If you cannot lead one of them, please answer this mail.',
  'guideCalendar.name': 'Tours at {museum}',
  'guideCalendar.people': '{count, plural, =0 {nobody yet} one {one person} other {# people}}',
  'guideCalendar.meeting': 'Meeting point: {place}',
} as const;
