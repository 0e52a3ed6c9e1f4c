// The lists that there are, and who may take each along.

import { actsList } from './acts-csv.ts';
import { DAY_LISTS } from './day-lists.ts';
import { guidesList } from './guides-csv.ts';
import { ordersList } from './orders-csv.ts';
import type { StaffList } from './staff-list.ts';

export const LISTS: readonly StaffList[] = [...DAY_LISTS, ordersList, actsList, guidesList];
