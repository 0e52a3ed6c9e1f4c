// The report on who is expected, who was admitted, and who did not come.
import type { FiguresI18n } from '../figures-i18n.ts';
import type { FiguresShop } from '../figures-shop.ts';
import { labelsOf } from '../labels.ts';
import type { Asked, Reading, ReadRow } from '../reading.ts';
import { houseOfPools, namedPools, poolChoices } from './named-pools.ts';
import { readVisitors, type VisitorsRow } from './visitors-store.ts';

export const visitorsReading: Reading = {
  rows: async (shop, asked, i18n) => {
    const label = visitorLabels(shop, asked, i18n);
    return (await visitorRows(shop, asked, i18n)).map((row): ReadRow => {
      const { key, expected, admitted, absent, undated, begun } = row;
      return {
        key,
        label: label(key),
        values: begun ? [expected, admitted, absent, undated] : [expected, null, null, null],
      };
    });
  },
  choices: async ({ imported }, i18n) => ({ event: poolChoices(imported, i18n) }),
};

async function visitorRows(shop: FiguresShop, { group, days, filters: { event } }: Asked, i18n: FiguresI18n) {
  const pools = [...namedPools(shop.imported, i18n).keys()];
  const rows = await readVisitors(shop.database, {
    ...days,
    group,
    pools: event ? pools.filter((pool) => pool === event) : pools,
    undated: event ? 'no' : 'yes',
    zone: shop.clock.timeZone,
    now: shop.now(),
  });
  return group === 'house' ? byHouse(shop, rows) : rows;
}

function byHouse({ imported }: FiguresShop, rows: readonly VisitorsRow[]): VisitorsRow[] {
  const houses = houseOfPools(imported);
  return [...Map.groupBy(rows, ({ key }) => houses.get(key) ?? '')].map(([key, own]) => ({
    key,
    expected: sum(own, 'expected'),
    admitted: sum(own, 'admitted'),
    absent: sum(own, 'absent'),
    undated: sum(own, 'undated'),
    begun: own.some(({ begun }) => begun),
  }));
}

function sum(rows: readonly VisitorsRow[], column: 'expected' | 'admitted' | 'absent' | 'undated'): number {
  return rows.reduce((total, row) => total + row[column], 0);
}

function visitorLabels(shop: FiguresShop, { group }: Asked, i18n: FiguresI18n): (key: string) => string {
  const without = i18n.t('figures.no-time');
  if (group === 'event') {
    const named = namedPools(shop.imported, i18n);
    return (pool) => (pool === '' ? without : (named.get(pool) ?? pool));
  }
  const label = labelsOf(group, shop, i18n);
  return group === 'house' ? (house) => (house === '' ? without : label(house)) : label;
}
