// All that the file of an exhibition or an event may say, in the office's forms; most of them need only the short one (ADR 142).
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { EventFile } from './event-file.ts';

export const eventForm: FolderForm = {
  schema: EventFile,
  sections: {
    what: ['name', 'subtitle', 'teaser', 'description', 'venue', 'custom_groups'],
    when: ['start', 'end', 'dating', 'times', 'visit_minutes', 'all_day', 'slots', 'days', 'pauses'],
    prices: ['tickets'],
    picture: ['picture', 'more_pictures', 'accent', 'sequence_no'],
  },
  choices: {
    venue: 'venues',
    custom_groups: 'custom_groups',
    'tickets.group': 'ticket_groups',
    slots: 'pools',
    days: 'pools',
  },
  initial: { accent: { light: '#1f6f78', dark: '#7fd0d8' } },
};
