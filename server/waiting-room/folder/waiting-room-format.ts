// The waiting room, in `museum.yaml`.
import { isMuseumDateTime } from '../../../domain/museum-time.ts';
import type { Rush } from '../../../domain/waiting-room/waiting-room.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import type { Path, Report } from '../../museum-folder/yaml-file.ts';
import { eventsFormat } from '../../tickets/folder/events-format.ts';
import { WAITING_ROOM_FIELDS, type WaitingRoomFields } from './waiting-room-fields.ts';

const RUSHES: Path = ['waiting_room', 'rushes'];

export const waitingRoomFormat: FolderFormat<never, WaitingRoomFields> = {
  fields: WAITING_ROOM_FIELDS,
  checkFields({ value: { waiting_room }, report }, _today, folder) {
    const rushes = waiting_room?.rushes ?? [];
    // An event whose file is wrong is reported there.
    const events = folder.allOf(eventsFormat);
    checkUnique(
      rushes.map(({ id }) => id),
      (index) => [...RUSHES, index, 'id'],
      report,
    );
    rushes.forEach((rush, index) => {
      checkTimes(rush, [...RUSHES, index], report);
      const other = rushes.slice(0, index).find(({ from, to }) => rush.from < to && from < rush.to);
      if (other) report([...RUSHES, index, 'from'], `overlaps with the rush "${other.id}"`);
      rush.events?.forEach((id, at) => {
        if (events && !events.some((event) => event.id === id))
          report([...RUSHES, index, 'events', at], `there is no event "${id}"`);
      });
    });
  },
};

function checkTimes(rush: Rush, path: Path, report: Report): void {
  const { from, to, sale_opens: opens } = rush;
  for (const name of ['from', 'to', 'sale_opens'] as const)
    if (rush[name] !== undefined && !isMuseumDateTime(rush[name]))
      report([...path, name], `the calendar has no ${rush[name]}`);
  if (to <= from) report([...path, 'to'], `ends at ${to}, before it starts at ${from}`);
  if (opens !== undefined && (opens <= from || opens >= to))
    report([...path, 'sale_opens'], `${opens} is not between from and to, ${from} and ${to}`);
}
