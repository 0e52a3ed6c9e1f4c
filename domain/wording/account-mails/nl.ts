import type { Wording } from '../message.ts';
import type { accountMailsEn } from './en.ts';

export const accountMailsNl: Wording<typeof accountMailsEn> = {
  'account-mails.confirm.subject': 'Bevestig uw e-mailadres',
  'account-mails.confirm.text':
    'Met dit e-mailadres is een account bij {museum} aangemaakt. Was u dat, bevestig dan het adres: vanaf dat moment hoort het bij uw account, samen met de bestellingen die u er als gast mee hebt geplaatst.',
  'account-mails.confirm.link': 'Adres bevestigen',
  'account-mails.confirm.otherwise':
    'Was u het niet, dan hoeft u niets te doen. De link alleen verandert niets: om het adres te bevestigen is ook het wachtwoord van het account nodig.',

  'account-mails.registered-already.subject': 'U hebt al een account',
  'account-mails.registered-already.text':
    'Iemand heeft zich zojuist bij {museum} geregistreerd met dit e-mailadres. Er is al een account met dit adres; dat blijft zoals het is, en de nieuwe registratie staat er los van. Was u dat, log dan in met het wachtwoord van uw account, of kies een nieuw als u het bent vergeten.',
  'account-mails.registered-already.link': 'Inloggen',
  'account-mails.registered-already.otherwise':
    'Was u het niet, dan hoeft u niets te doen. Zonder uw wachtwoord komt niemand in uw account.',

  'account-mails.recover.subject': 'Kies een nieuw wachtwoord',
  'account-mails.recover.text':
    'Er is een nieuw wachtwoord aangevraagd voor uw account bij {museum}. Met deze link kiest u er een en bent u meteen ingelogd.',
  'account-mails.recover.link': 'Nieuw wachtwoord kiezen',
  'account-mails.recover.otherwise':
    'Was u het niet, dan hoeft u niets te doen. Uw wachtwoord blijft zoals het is.',

  'account-mails.change-email.subject': 'Bevestig uw nieuwe e-mailadres',
  'account-mails.change-email.text':
    'Iemand wil dit e-mailadres gebruiken voor een account bij {museum}. Was u dat, bevestig het dan: vanaf dat moment logt u ermee in.',
  'account-mails.change-email.link': 'Adres bevestigen',
  'account-mails.change-email.otherwise':
    'Was u het niet, dan hoeft u niets te doen. De link alleen verandert niets: om het adres te bevestigen is ook het wachtwoord van het account nodig.',

  'account-mails.email-taken.subject': 'Er is al een account met dit e-mailadres',
  'account-mails.email-taken.text':
    'Iemand wilde dit e-mailadres gebruiken voor een ander account bij {museum}. Het hoort al bij een account, dus er is niets veranderd. Was u dat, log dan in met dit adres.',
  'account-mails.email-taken.link': 'Inloggen',
  'account-mails.email-taken.otherwise':
    'Was u het niet, dan hoeft u niets te doen. Zonder uw wachtwoord komt niemand in uw account.',

  'account-mails.email-changes.subject': 'Een nieuw e-mailadres voor uw account',
  'account-mails.email-changes.text':
    'Iemand die bij {museum} in uw account is ingelogd, wil er een ander e-mailadres voor gebruiken. Dat geldt zodra het daar is bevestigd; tot dan logt u in met dit adres.',
  'account-mails.email-changes.link': 'Nieuw wachtwoord kiezen',
  'account-mails.email-changes.otherwise':
    'Was u het niet, dan kent iemand uw wachtwoord. Kies nu een nieuw wachtwoord: dat houdt ook de wijziging van het adres tegen.',

  'account-mails.password-changed.subject': 'Uw wachtwoord is gewijzigd',
  'account-mails.password-changed.text':
    'Het wachtwoord van uw account bij {museum} is gewijzigd. Wie daarvoor in het account was ingelogd, is uitgelogd.',
  'account-mails.password-changed.link': 'Nieuw wachtwoord kiezen',
  'account-mails.password-changed.otherwise':
    'Was u het niet, dan heeft misschien iemand anders toegang tot uw account. Kies nu een nieuw wachtwoord en schrijf ons.',

  'account-mails.sessions-ended.subject': 'U bent op andere apparaten uitgelogd',
  'account-mails.sessions-ended.text':
    'Iemand die is ingelogd in uw account bij {museum} heeft het op andere apparaten uitgelogd.',
  'account-mails.sessions-ended.link': 'Nieuw wachtwoord kiezen',
  'account-mails.sessions-ended.otherwise':
    'Was u het niet, dan heeft misschien iemand anders toegang tot uw account. Kies nu een nieuw wachtwoord en schrijf ons.',

  'account-mails.second-factor-on.subject': 'Inloggen in twee stappen aangezet',
  'account-mails.second-factor-on.text':
    'Voor uw account bij {museum} is inloggen in twee stappen aangezet. Voortaan is daarvoor een code uit een app nodig.',
  'account-mails.second-factor-on.link': 'Nieuw wachtwoord kiezen',
  'account-mails.second-factor-on.otherwise':
    'Was u het niet, dan heeft misschien iemand anders toegang tot uw account. Kies nu een nieuw wachtwoord en schrijf ons.',

  'account-mails.second-factor-off.subject': 'Inloggen in twee stappen uitgezet',
  'account-mails.second-factor-off.text':
    'Voor uw account bij {museum} is inloggen in twee stappen uitgezet. Voortaan is het wachtwoord genoeg.',
  'account-mails.second-factor-off.link': 'Nieuw wachtwoord kiezen',
  'account-mails.second-factor-off.otherwise':
    'Was u het niet, dan heeft misschien iemand anders toegang tot uw account. Kies nu een nieuw wachtwoord en schrijf ons.',

  'account-mails.recovery-codes-new.subject': 'Nieuwe herstelcodes',
  'account-mails.recovery-codes-new.text':
    'Voor uw account bij {museum} zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.',
  'account-mails.recovery-codes-new.link': 'Nieuw wachtwoord kiezen',
  'account-mails.recovery-codes-new.otherwise':
    'Was u het niet, dan heeft misschien iemand anders toegang tot uw account. Kies nu een nieuw wachtwoord en schrijf ons.',

  'account-mails.confirm.lives': 'De link is zeven dagen geldig en werkt één keer.',
  'account-mails.recover.lives':
    'De link is een uur geldig en werkt één keer; hebt u er meer aangevraagd, dan vervallen de andere zodra u er een gebruikt.',
  'account-mails.change-email.lives': 'De link is een dag geldig en werkt één keer.',
};
