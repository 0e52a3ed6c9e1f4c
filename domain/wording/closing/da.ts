import type { Wording } from '../message.ts';
import type { closingEn } from './en.ts';

export const closingDa: Wording<typeof closingEn> = {
  'closing.mail.subject': 'Dit besøg kan ikke gennemføres: {title}',
  'closing.mail.text':
    'desværre kan dit besøg hos {museum} ikke gennemføres på det bestilte tidspunkt. Det beklager vi. Vælg, hvad du gerne vil have i stedet.',
  'closing.mail.subject.few': 'Din omvisning bliver ikke til noget: {title}',
  'closing.mail.text.few':
    'desværre har for få personer bestilt din omvisning hos {museum}, så den kan ikke gennemføres på det bestilte tidspunkt. Det beklager vi. Vælg, hvad du gerne vil have i stedet.',
  'closing.mail.link': 'Vælg nu',
  'closing.mail.valid': 'Svar senest: {at}',
  'closing.mail.after.money': 'Hvis vi ikke hører fra dig, får du pengene tilbage.',
  'closing.mail.after.voucher': 'Hvis vi ikke hører fra dig, får du et gavekort.',
  'closing.mail.after.list':
    'Hvis vi ikke hører fra dig, så skriv eller ring til os senere: Vi finder en løsning sammen.',
  'closing.mail.private': 'Send ikke denne e-mail videre: Den, der har linket, bestemmer over dit besøg.',
  'closing.title': 'Dit besøg kan ikke gennemføres',
  'closing.text': 'Det beklager vi. Vælg senest {until}, hvad du gerne vil have i stedet.',
  'closing.title.few': 'Din omvisning bliver ikke til noget',
  'closing.text.few':
    'For få personer har bestilt denne omvisning. Det beklager vi. Vælg senest {until}, hvad du gerne vil have i stedet.',
  'closing.visit': 'Det, du har bestilt',
  'closing.part': '{count} × {name}',
  'closing.choose': 'Hvad vil du gerne have?',
  'closing.choice.other-time': 'Et andet tidspunkt',
  'closing.choice.voucher': 'Et gavekort',
  'closing.choice.money': 'Pengene tilbage',
  'closing.day': 'Dag',
  'closing.time': 'Tidspunkt',
  'closing.times.none': 'Lige nu har intet andet tidspunkt pladser nok til alle.',
  'closing.effect.other-time':
    'Alle kommer på det nye tidspunkt: {when}. Der er ikke noget at betale, og nye billetter kommer med e-mail.',
  'closing.effect.back': 'Det nye tidspunkt er billigere: Du får {amount} tilbage.',
  'closing.effect.money':
    'Du får {amount} tilbage på samme måde, som der blev betalt. Billetterne gælder ikke længere.',
  'closing.effect.codes': '{amount} står igen på dit gavekort og kan bruges til et andet besøg.',
  'closing.effect.voucher': 'Du får et gavekort på {amount} med e-mail. Billetterne gælder ikke længere.',
  'closing.effect.free':
    'Der er ikke betalt noget, så der betales ikke noget tilbage. Billetterne gælder ikke længere.',
  'closing.button.other-time': 'Kom på dette tidspunkt',
  'closing.button.voucher': 'Tag gavekortet',
  'closing.button.money': 'Få pengene tilbage',
  'closing.refused.full': 'Andre var hurtigere: Dette tidspunkt har ikke længere pladser nok. Vælg et andet.',
  'closing.refused.not-possible':
    'Det er ikke muligt lige nu, og intet er ændret. Vælg noget andet, eller spørg museet.',
  'closing.before': 'Du havde allerede valgt. Intet andet er ændret.',
  'closing.moved.title': 'Dit besøg har et nyt tidspunkt',
  'closing.moved.text': 'Du kommer {when}. Nye billetter er på vej med e-mail; de gamle gælder ikke længere.',
  'closing.voucher.title': 'Du får et gavekort',
  'closing.voucher.text': 'Det er {amount} værd og på vej med e-mail.',
  'closing.money.title': 'Du får pengene tilbage',
  'closing.money.text':
    '{amount} betales tilbage på samme måde, som der blev betalt. En e-mail bekræfter det.',
  'closing.elsewhere.title': 'Der er ikke mere at vælge',
  'closing.elsewhere.text':
    'Besøget er i mellemtiden blevet flyttet eller aflyst. I dine e-mails står, hvad der gælder nu.',
  'closing.listed.title': 'Museet tager sig af det',
  'closing.listed.text':
    'Det kunne ikke ske automatisk. Skriv eller ring til os: Vi finder en løsning sammen.',
  'closing.late.title': 'Tiden til at vælge er forbi',
  'closing.late.text':
    'Vi tager os af din bestilling i de nærmeste dage. Spørg museet, hvis du er i tvivl om noget.',
};
