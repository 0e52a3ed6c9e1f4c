// `tours/*.yaml`: guided tours, each once for all its languages.
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { eventsFormat } from '../../tickets/folder/events-format.ts';
import { changeTours } from '../change-tours.ts';
import { checkTour, checkTourIds } from './check-tour.ts';
import { planTourPools } from './plan-tour-pools.ts';
import { TourFile } from './tour-file.ts';
import { toursOfFile } from './tour-of-file.ts';

export const toursFormat: FolderFormat<TourFile> = {
  files: 'tours/*.yaml',
  schema: TourFile,
  check(files, folder) {
    const events = folder.allOf(eventsFormat);
    for (const file of files) checkTour(file, folder.museum, events, folder.today);
    checkTourIds(files);
  },
  pictures: ({ picture }) => [{ file: picture.file, at: ['picture', 'file'] }],
  pools: (tour, { museum, today }) => planTourPools(tour, museum, today),
  /** A tour counts once for each language that it is given in. */
  async write(sql, files, { pictures, today }) {
    const tours = files.flatMap(({ value }) => toursOfFile(value, pictures.stored(value.picture), today));
    return { changes: { 'guided tour': { count: tours.length, ...(await changeTours(sql, tours)) } } };
  },
};
