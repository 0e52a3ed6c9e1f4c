import type { Stock } from '../../domain/merchandise/article.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { CountRows } from './count-rows.tsx';
import type { DeskSale } from './use-desk-sale.ts';

/** More are looked for by name. */
const SEEN_AT_ONCE = 6;

/** Articles that are taken along. */
export function GoodsChoosing({ desk: { day, goods } }: { desk: DeskSale }) {
  const { t, formats } = useI18n();
  const { rows, typed, setTyped, count } = goods;
  return (
    <>
      {day.articles.length > SEEN_AT_ONCE && (
        <TextField
          name="article"
          type="search"
          label={t('desk.goods.find')}
          value={typed}
          autoComplete="off"
          onChange={setTyped}
        />
      )}
      {rows.length === 0 && <p>{t('desk.goods.none')}</p>}
      <CountRows
        rows={rows.map(({ article, ...row }) => ({
          ...{ ...row, key: article.id, label: article.name, of: '', least: 0 },
          note: [article.subtitle, stockText(article.stock, t)].filter(Boolean).join(', '),
          price: formats.money(article.price),
          onChange: (pieces) => count(article.id, pieces),
        }))}
      />
    </>
  );
}

/** Nothing where pieces are not counted. */
function stockText({ available }: Stock, t: I18n['t']): string {
  return available === null ? '' : t('desk.goods.left', { left: available });
}
