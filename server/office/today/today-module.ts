// Today: the office's first page.
import type { todayContract } from '../../../domain/office/today-contract.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import { housesOfMember } from '../../staff/members/houses-of-member.ts';
import { showToday } from './show-today.ts';
import type { TodayShop } from './today-shop.ts';

export const todayHandlers: Pick<Handlers<TodayShop>, keyof typeof todayContract> = {
  'GET office/today': async (shop, _, { staff, language }) => {
    if (!staff) return refuse('STAFF_SIGNED_OUT');
    const houses = await housesOfMember(shop.database, staff.staffId);
    return showToday(shop, { permissions: staff.permissions, houses }, language);
  },
};
