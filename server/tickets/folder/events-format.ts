// `events/*.yaml`: what the museum shows, and the tickets for it.

import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { changeProgramme } from '../change-programme.ts';
import { checkEvent, checkEventIds } from './check-event.ts';
import { EventFile } from './event-file.ts';
import { eventOfFile } from './event-of-file.ts';
import { pausedVisits } from './paused-visits.ts';
import { planEventPools } from './plan-event-pools.ts';
import { TICKET_FIELDS, type TicketFields } from './ticket-fields.ts';

export const eventsFormat: FolderFormat<EventFile, TicketFields> = {
  files: 'events/*.yaml',
  schema: EventFile,
  fields: TICKET_FIELDS,
  checkFields({ value: { ticket_groups }, report }) {
    checkUnique(
      ticket_groups.map(({ id }) => id),
      (index) => ['ticket_groups', index, 'id'],
      report,
    );
  },
  check(files, { museum, today }) {
    for (const file of files) checkEvent(file, museum, today);
    checkEventIds(files);
  },
  pictures: ({ picture, more_pictures = [] }) => [
    { file: picture.file, at: ['picture', 'file'] },
    ...more_pictures.map(({ file }, index) => ({ file, at: ['more_pictures', index, 'file'] })),
  ],
  pools: (event, { museum, today }) => planEventPools(event, museum, today),
  async write(sql, files, { pictures, today }) {
    const events = files.map(({ value }) => eventOfFile(value, pictures, today));
    const { events: changed, tickets } = await changeProgramme(sql, events);
    const ticketCount = events.reduce((count, event) => count + event.tickets.length, 0);
    return {
      paused: files.flatMap(({ value }) => pausedVisits(value, today)),
      changes: { event: { count: events.length, ...changed }, ticket: { count: ticketCount, ...tickets } },
    };
  },
};
