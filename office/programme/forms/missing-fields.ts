// What an exhibition must have before it is sent. Everything else the check says, at its field.
import type { Language } from '../../../domain/language.ts';
import type { EventForm } from '../../../domain/programme/event-form.ts';

type Missing = Record<string, ['REQUIRED']>;

export function missingFields(form: EventForm, standard: Language | undefined): Missing {
  const isEmpty = (text: EventForm['name']) => standard !== undefined && (text[standard] ?? '').trim() === '';
  const { times, dating, tickets, pictures } = form;
  const missing = [
    ...(['name', 'subtitle', 'teaser', 'description'] as const).filter((name) => isEmpty(form[name])),
    ...(form.start === '' ? ['start'] : []),
    ...(times && dating === 'slot'
      ? (['first', 'last', 'every'] as const).filter((name) => times[name] === '' || times[name] === null)
      : []),
    ...(times && dating !== 'open' && times.weekdays.length === 0 ? ['weekdays'] : []),
    ...(times && dating !== 'open' && times.capacity === null ? ['capacity'] : []),
    ...tickets.flatMap(({ name, price }, index) => [
      ...(isEmpty(name) ? [`ticket-${index}-name`] : []),
      ...(price === null ? [`ticket-${index}-price`] : []),
    ]),
    ...pictures.flatMap(({ file, alt }, index) => [
      ...(file === '' ? [`picture-${index}`] : []),
      ...(isEmpty(alt) ? [`picture-${index}-alt`] : []),
    ]),
  ];
  return Object.fromEntries(missing.map((field) => [field, ['REQUIRED']]));
}
