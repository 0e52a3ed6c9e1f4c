import { useState } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { toMerchandiseLine } from '../../domain/merchandise/make-merchandise-line.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { AddBar } from '../cart/add-bar.tsx';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { goToField } from '../visit/go-to-step.ts';
import styles from './article-order.module.css';
import { NothingLeft } from './nothing-left.tsx';
import { PiecesRow } from './pieces-row.tsx';
import { usePieces } from './use-pieces.ts';

/** Chooses a count and adds the article to the cart. */
export function ArticleOrder({ article }: { article: Article }) {
  const { t } = useI18n();
  const pieces = usePieces(article);
  const { count, setCount, left } = pieces;
  const [added, setAdded] = useState(false);
  const add = () => {
    pieces.put(toMerchandiseLine(article, count));
    setCount(1);
    setAdded(true);
    return t('merchandise.added', { name: article.name });
  };
  return (
    <section className={`${styles.order} ${left > 0 ? styles.selling : ''}`} aria-labelledby="order">
      <div>
        <h2 id="order" className="visually-hidden">
          {t('merchandise.order')}
        </h2>
        {left > 0 && <NoScriptNote />}
      </div>
      <PiecesRow article={article} pieces={pieces} />
      {left > 0 ? (
        <AddBar
          chosen={t('merchandise.pieces', { count })}
          total={article.price * count}
          rates={[article.vat_value]}
          action={t('merchandise.add')}
          changing={pieces.changing}
          pending={false}
          onAdd={add}
          onMore={() => goToField('count')}
        />
      ) : (
        <NothingLeft
          article={article}
          pieces={pieces}
          added={added}
          others={{ name: t('merchandise.none.all'), path: shopPaths.articles() }}
        />
      )}
    </section>
  );
}
