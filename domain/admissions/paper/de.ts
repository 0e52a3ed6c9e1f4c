import type { Wording } from '../../wording/message.ts';
import type { doorPaperEn } from './en.ts';

export const doorPaperDe: Wording<typeof doorPaperEn> = {
  'doorPaper.title': 'Einlass am {day}',
  'doorPaper.lead':
    'Für den Fall, dass alles ausfällt. Codes mit ihren letzten vier Zeichen. Stand: {day}, {time} Uhr; was später verkauft wurde, steht nicht darin.',
  'doorPaper.byName': 'Nach Namen',
  'doorPaper.byCode': 'Nach Code',
  'doorPaper.name': 'Name',
  'doorPaper.nobody': 'ohne Namen',
  'doorPaper.order': 'Bestellung',
  'doorPaper.code': 'Code',
  'doorPaper.ticket': 'Ticket',
  'doorPaper.time': 'Zeit',
  'doorPaper.allDay': 'ganztägig',
  'doorPaper.persons': 'Personen',
  'doorPaper.in': 'Da',
  'doorPaper.mail.subject': 'Einlassliste für {day}: {count, plural, one {# Person} other {# Personen}}',
  'doorPaper.mail.text':
    'Im Anhang finden Sie die Liste aller, die am {day} erwartet werden, nach Namen und nach Code. Drucken Sie sie aus und legen Sie sie an den Einlass, falls Geräte und Netz ausfallen; vernichten Sie sie danach.',
  'doorPaper.mail.tooLong':
    'Am {day} werden {count} Tickets erwartet: zu viele für eine Mail. Drucken Sie die Liste im Büro aus, Haus für Haus, und legen Sie sie an den Einlass, falls Geräte und Netz ausfallen:',
  'doorPaper.mail.off':
    'Diese Mail kommt jeden Abend, weil in „museum.yaml“ unter „door“ eine Adresse dafür steht.',
  'doorPaper.mail.print': 'Liste drucken',
  'doorPaper.file': 'einlassliste',
};
