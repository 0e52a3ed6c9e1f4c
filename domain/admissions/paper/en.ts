// The list for when everything fails: as it is printed, and the mail that brings it the evening before.
export const doorPaperEn = {
  'doorPaper.title': 'Admissions on {day}',
  'doorPaper.lead':
    'For when everything fails. Codes by their last four characters. Made on {day} at {time}; what was sold later is not in it.',
  'doorPaper.byName': 'By name',
  'doorPaper.byCode': 'By code',
  'doorPaper.name': 'Name',
  'doorPaper.nobody': 'without a name',
  'doorPaper.order': 'Order',
  'doorPaper.code': 'Code',
  'doorPaper.ticket': 'Ticket',
  'doorPaper.time': 'Time',
  'doorPaper.allDay': 'all day',
  'doorPaper.persons': 'People',
  'doorPaper.in': 'In',
  'doorPaper.mail.subject': 'Door list for {day}: {count, plural, one {# person} other {# people}}',
  'doorPaper.mail.text':
    'Attached is the list of everybody who is expected on {day}, by name and by code. Print it and keep it at the door, for the case that devices and network fail; destroy it afterwards.',
  'doorPaper.mail.tooLong':
    '{count} tickets are expected on {day}: too many for a mail. Print the list in the office, house by house, and keep it at the door, for the case that devices and network fail:',
  'doorPaper.mail.off':
    'This mail comes every evening because “museum.yaml” has an address for it under “door”.',
  'doorPaper.mail.print': 'Print the list',
  'doorPaper.file': 'door-list',
} as const;
