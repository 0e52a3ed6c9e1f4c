import type { Wording } from '../message.ts';
import type { accountMailsEn } from './en.ts';

export const accountMailsSv: Wording<typeof accountMailsEn> = {
  'account-mails.confirm.subject': 'Bekräfta din e-postadress',
  'account-mails.confirm.text':
    'Ett konto hos {museum} har skapats med den här e-postadressen. Om det var du, bekräfta adressen: då hör den till ditt konto, tillsammans med de beställningar som du har gjort med den som gäst.',
  'account-mails.confirm.link': 'Bekräfta adressen',
  'account-mails.confirm.otherwise':
    'Om det inte var du behöver du inte göra något. Länken ensam ändrar ingenting: för att bekräfta adressen krävs också kontots lösenord.',

  'account-mails.registered-already.subject': 'Du har redan ett konto',
  'account-mails.registered-already.text':
    'Någon har just registrerat sig hos {museum} med den här e-postadressen. Det finns redan ett konto med adressen; det förblir som det är, och den nya registreringen hålls åtskild från det. Om det var du, logga in med lösenordet till ditt konto eller välj ett nytt om du har glömt det.',
  'account-mails.registered-already.link': 'Logga in',
  'account-mails.registered-already.otherwise':
    'Om det inte var du behöver du inte göra något. Utan ditt lösenord kommer ingen in på ditt konto.',

  'account-mails.recover.subject': 'Välj ett nytt lösenord',
  'account-mails.recover.text':
    'Någon har bett om ett nytt lösenord till ditt konto hos {museum}. Med den här länken väljer du ett och loggas in direkt.',
  'account-mails.recover.link': 'Välj nytt lösenord',
  'account-mails.recover.otherwise':
    'Om det inte var du behöver du inte göra något. Ditt lösenord förblir som det är.',

  'account-mails.change-email.subject': 'Bekräfta din nya e-postadress',
  'account-mails.change-email.text':
    'Någon vill använda den här e-postadressen för ett konto hos {museum}. Om det var du, bekräfta den: då loggar du in med den.',
  'account-mails.change-email.link': 'Bekräfta adressen',
  'account-mails.change-email.otherwise':
    'Om det inte var du behöver du inte göra något. Länken ensam ändrar ingenting: för att bekräfta adressen krävs också kontots lösenord.',

  'account-mails.email-taken.subject': 'Det finns redan ett konto med den här e-postadressen',
  'account-mails.email-taken.text':
    'Någon ville använda den här e-postadressen för ett annat konto hos {museum}. Den hör redan till ett, så ingenting har ändrats. Om det var du, logga in med den här adressen.',
  'account-mails.email-taken.link': 'Logga in',
  'account-mails.email-taken.otherwise':
    'Om det inte var du behöver du inte göra något. Utan ditt lösenord kommer ingen in på ditt konto.',

  'account-mails.email-changes.subject': 'En ny e-postadress för ditt konto',
  'account-mails.email-changes.text':
    'Någon som är inloggad på ditt konto hos {museum} vill använda en annan e-postadress för det. Den gäller när den har bekräftats; till dess loggar du in med den här.',
  'account-mails.email-changes.link': 'Välj nytt lösenord',
  'account-mails.email-changes.otherwise':
    'Om det inte var du känner någon till ditt lösenord. Välj ett nytt nu: det stoppar också bytet av adress.',

  'account-mails.password-changed.subject': 'Ditt lösenord har ändrats',
  'account-mails.password-changed.text':
    'Lösenordet till ditt konto hos {museum} har ändrats. Alla som var inloggade på kontot tidigare har loggats ut.',
  'account-mails.password-changed.link': 'Välj nytt lösenord',
  'account-mails.password-changed.otherwise':
    'Om det inte var du har kanske någon annan tillgång till ditt konto. Välj ett nytt lösenord nu och skriv till oss.',

  'account-mails.sessions-ended.subject': 'Du har loggats ut på andra enheter',
  'account-mails.sessions-ended.text':
    'Någon som är inloggad på ditt konto hos {museum} har loggat ut det på andra enheter.',
  'account-mails.sessions-ended.link': 'Välj nytt lösenord',
  'account-mails.sessions-ended.otherwise':
    'Om det inte var du har kanske någon annan tillgång till ditt konto. Välj ett nytt lösenord nu och skriv till oss.',

  'account-mails.second-factor-on.subject': 'Inloggning i två steg är på',
  'account-mails.second-factor-on.text':
    'Inloggning i två steg har slagits på för ditt konto hos {museum}. Från och med nu krävs en kod från en app.',
  'account-mails.second-factor-on.link': 'Välj nytt lösenord',
  'account-mails.second-factor-on.otherwise':
    'Om det inte var du har kanske någon annan tillgång till ditt konto. Välj ett nytt lösenord nu och skriv till oss.',

  'account-mails.second-factor-off.subject': 'Inloggning i två steg är av',
  'account-mails.second-factor-off.text':
    'Inloggning i två steg har stängts av för ditt konto hos {museum}. Från och med nu räcker lösenordet.',
  'account-mails.second-factor-off.link': 'Välj nytt lösenord',
  'account-mails.second-factor-off.otherwise':
    'Om det inte var du har kanske någon annan tillgång till ditt konto. Välj ett nytt lösenord nu och skriv till oss.',

  'account-mails.recovery-codes-new.subject': 'Nya reservkoder',
  'account-mails.recovery-codes-new.text':
    'Nya reservkoder har skapats för ditt konto hos {museum}. De tidigare gäller inte längre.',
  'account-mails.recovery-codes-new.link': 'Välj nytt lösenord',
  'account-mails.recovery-codes-new.otherwise':
    'Om det inte var du har kanske någon annan tillgång till ditt konto. Välj ett nytt lösenord nu och skriv till oss.',

  'account-mails.confirm.lives': 'Länken fungerar en gång, i sju dagar.',
  'account-mails.recover.lives':
    'Länken fungerar en gång, i en timme. Har du bett om flera slutar de andra att gälla när du använder en.',
  'account-mails.change-email.lives': 'Länken fungerar en gång, i ett dygn.',
};
