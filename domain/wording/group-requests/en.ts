// The form with which groups ask for an offer, and the mail that confirms it (operations 5). English is the reference.

export const groupRequestsEn = {
  'groups.title': 'Groups',
  'groups.way':
    'Schools, companies and parties: tell us what you are planning, and we will make you an offer.',
  'groups.lead': 'Tell us who is coming and when. We write back with an offer; nothing is booked yet.',
  'groups.kind': 'Who are you?',
  'groups.name': 'Your name',
  'groups.organisation': 'School, company or association',
  'groups.email': 'E-mail',
  'groups.phone': 'Telephone',
  'groups.people': 'Number of people',
  'groups.days': 'Which days and times suit you?',
  'groups.days.hint': 'Several are better than one.',
  'groups.wishes': 'What are you planning?',
  'groups.wishes.hint': 'Tours, languages, age, access: whatever helps us.',
  'groups.submit': 'Send the request',
  'groups.choose': 'Please choose',
  'groups.received': 'We have your request',
  'groups.number': 'Request {number}',
  'groups.mailed': 'A confirmation is on its way to {email}. We will write to you with an offer.',
  'groups.notMailed':
    'So many mails have gone to this address today that we are not sending a confirmation. Your request has arrived.',
  'groups.nothing': 'There is no form for groups at the moment. Please write to us.',
  'groups.mail.subject': 'Your request has arrived',
  'groups.mail.text':
    'thank you for your request. We will write to you with an offer; nothing is booked yet. This is what you have sent us:',
  'groups.mail.greeting': 'Hello,',
  'groups.mail.notice.subject': 'A group has asked for an offer: {name}',
  'groups.mail.notice.text':
    'a group has asked for an offer. You will find the request in the office under “Requests of groups”:',
} as const satisfies Record<string, string>;
