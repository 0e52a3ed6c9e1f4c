// Tours in the office's forms.
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { TourFile } from './tour-file.ts';

export const tourForm: FolderForm = {
  schema: TourFile,
  sections: {
    what: ['name', 'teaser', 'description', 'venue', 'event', 'custom_groups', 'meeting_point'],
    when: ['start', 'end', 'duration_minutes', 'max_participants', 'languages', 'guides'],
    prices: ['prices', 'tickets'],
    booking: [
      'bookable',
      'book_complete_tour',
      'single_ticketing',
      'booking_without_tickets',
      'min_participants',
      'book_ahead_hours',
      'withdrawal_days',
      'questions',
    ],
    picture: ['picture', 'accent', 'sequence_no'],
  },
  choices: { venue: 'venues', event: 'events', custom_groups: 'custom_groups', guides: 'pools' },
  initial: { accent: { light: '#1f6f78', dark: '#7fd0d8' } },
};
