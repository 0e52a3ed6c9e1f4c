// The mail with which somebody is invited to the office. Staff reads German or English.
export const invitationEn = {
  'invitation.subject': 'Your access to the office of {museum}',
  'invitation.greeting': 'Hello {name},',
  'invitation.said':
    'you have been invited to the office of {museum}: where orders, tours and visitors are looked after. With this link you choose a password and are signed in.',
  'invitation.link': 'Accept the invitation',
  'invitation.lives': 'The link works once and is valid for 24 hours. After that, please ask for a new one.',
  'invitation.otherwise':
    'If you do not know what this is about, you do not need to do anything. Without the link nobody can use this invitation.',
} as const satisfies Record<string, string>;
