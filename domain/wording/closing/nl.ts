import type { Wording } from '../message.ts';
import type { closingEn } from './en.ts';

export const closingNl: Wording<typeof closingEn> = {
  'closing.mail.subject': 'Uw bezoek kan niet doorgaan: {title}',
  'closing.mail.text':
    'helaas kan uw bezoek aan {museum} op het geboekte tijdstip niet doorgaan. Dat spijt ons. Kies wat u in plaats daarvan wilt.',
  'closing.mail.subject.few': 'Uw rondleiding gaat niet door: {title}',
  'closing.mail.text.few':
    'helaas hebben te weinig mensen uw rondleiding bij {museum} geboekt, waardoor die op het geboekte tijdstip niet kan doorgaan. Dat spijt ons. Kies wat u in plaats daarvan wilt.',
  'closing.mail.link': 'Nu kiezen',
  'closing.mail.valid': 'Antwoord uiterlijk: {at}',
  'closing.mail.after.money': 'Als we niets van u horen, krijgt u uw geld terug.',
  'closing.mail.after.voucher': 'Als we niets van u horen, krijgt u een cadeaubon.',
  'closing.mail.after.list':
    'Als we niets van u horen, schrijf of bel ons dan later: samen vinden we een oplossing.',
  'closing.mail.private': 'Stuur deze e-mail niet door: wie de link heeft, beslist over uw bezoek.',
  'closing.title': 'Uw bezoek kan niet doorgaan',
  'closing.text': 'Dat spijt ons. Kies uiterlijk {until} wat u in plaats daarvan wilt.',
  'closing.title.few': 'Uw rondleiding gaat niet door',
  'closing.text.few':
    'Te weinig mensen hebben deze rondleiding geboekt. Dat spijt ons. Kies uiterlijk {until} wat u in plaats daarvan wilt.',
  'closing.visit': 'Wat u geboekt hebt',
  'closing.part': '{count} × {name}',
  'closing.choose': 'Wat wilt u?',
  'closing.choice.other-time': 'Een ander tijdstip',
  'closing.choice.voucher': 'Een cadeaubon',
  'closing.choice.money': 'Het geld terug',
  'closing.day': 'Dag',
  'closing.time': 'Tijd',
  'closing.times.none': 'Op dit moment heeft geen ander tijdstip genoeg plaatsen voor iedereen.',
  'closing.effect.other-time':
    'Iedereen komt op het nieuwe tijdstip: {when}. U hoeft niets te betalen en nieuwe tickets komen per e-mail.',
  'closing.effect.back': 'Het nieuwe tijdstip is goedkoper: u krijgt {amount} terug.',
  'closing.effect.money':
    'U krijgt {amount} terug op de manier waarop is betaald. De tickets zijn niet meer geldig.',
  'closing.effect.codes': '{amount} staat weer op uw cadeaubon en kan voor een ander bezoek worden gebruikt.',
  'closing.effect.voucher':
    'U krijgt per e-mail een cadeaubon van {amount}. De tickets zijn niet meer geldig.',
  'closing.effect.free': 'Er is niets betaald, dus er gaat niets terug. De tickets zijn niet meer geldig.',
  'closing.button.other-time': 'Op dit tijdstip komen',
  'closing.button.voucher': 'De cadeaubon nemen',
  'closing.button.money': 'Het geld terugkrijgen',
  'closing.refused.full':
    'Anderen waren sneller: dit tijdstip heeft niet meer genoeg plaatsen. Kies een ander.',
  'closing.refused.not-possible':
    'Dit is op dit moment niet mogelijk en er is niets veranderd. Kies iets anders of neem contact op met het museum.',
  'closing.before': 'U had al gekozen. Verder is er niets veranderd.',
  'closing.moved.title': 'Uw bezoek heeft een nieuw tijdstip',
  'closing.moved.text':
    'U komt op {when}. Nieuwe tickets zijn per e-mail onderweg; de oude zijn niet meer geldig.',
  'closing.voucher.title': 'U krijgt een cadeaubon',
  'closing.voucher.text': 'Die is {amount} waard en per e-mail onderweg.',
  'closing.money.title': 'U krijgt uw geld terug',
  'closing.money.text': '{amount} gaat terug op de manier waarop is betaald. Een e-mail bevestigt dat.',
  'closing.elsewhere.title': 'Er valt niets meer te kiezen',
  'closing.elsewhere.text':
    'Dit bezoek is intussen verplaatst of geannuleerd. In uw e-mails staat wat nu geldt.',
  'closing.listed.title': 'Het museum zoekt het uit',
  'closing.listed.text': 'Dit kon niet automatisch. Schrijf of bel ons: samen vinden we een oplossing.',
  'closing.late.title': 'De tijd om te kiezen is voorbij',
  'closing.late.text':
    'We kijken de komende dagen naar uw bestelling. Neem bij vragen contact op met het museum.',
};
