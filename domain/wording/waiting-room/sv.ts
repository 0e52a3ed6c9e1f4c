import type { Wording } from '../message.ts';
import type { waitingRoomEn } from './en.ts';

export const waitingRoomSv: Wording<typeof waitingRoomEn> = {
  'waiting.title': 'Väntrum',
  'waiting.lead':
    'Just nu beställer fler än butiken hinner med. Du har en plats i kön, och din varukorg ligger kvar som den är.',
  'waiting.entering': 'Du får en plats i kön.',
  'waiting.early': 'Försäljningen har inte börjat än',
  'waiting.early.text':
    'När den börjar lottas platserna i kön ut bland alla som är här då. Det är ingen fördel att ha kommit tidigt.',
  'waiting.soon': 'Mindre än en minut',
  'waiting.minutes': '{minutes, plural, one {Ungefär # minut} other {Ungefär # minuter}}',
  'waiting.hours': '{hours, plural, one {Mer än # timme} other {Mer än # timmar}}',
  'waiting.ahead':
    '{ahead, plural, =0 {Du står på tur.} one {# person är före dig.} other {# personer är före dig.}}',
  'waiting.keep':
    'Du kan ladda om sidan, eller stänga den och komma tillbaka: din plats sparas i den här webbläsaren. När det är din tur hålls den i ungefär en kvart.',
  'waiting.called': 'Det är din tur',
  'waiting.called.text':
    'Du har {minutes, plural, one {# minut} other {# minuter}} på dig att börja. Medan du beställer behöver du inte vänta igen.',
  'waiting.go': 'Till kassan',
  'waiting.lapsed': 'Din tur har passerat',
  'waiting.lapsed.text':
    'Det var din tur för ett tag sedan, och andra har släppts in sedan dess. Du kan ställa dig sist i kön igen.',
  'waiting.again': 'Ställ dig i kön igen',
  'waiting.open': 'Du behöver inte vänta',
  'waiting.open.text': 'Ingen är före dig.',
  'waiting.offline': 'Butiken går inte att nå just nu. Din plats är kvar, och sidan fortsätter att försöka.',
  'waiting.plain': 'Sidan uppdateras av sig själv; du behöver inte göra något.',
  'waiting.noScript': 'Se din plats i kön',
};
