import { useState } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { toMerchandiseLine } from '../../domain/merchandise/make-merchandise-line.ts';
import type { Owner } from '../../domain/passes/owner.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { AddBar } from '../cart/add-bar.tsx';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { articleTitle } from '../merchandise/article-title.ts';
import { NothingLeft } from '../merchandise/nothing-left.tsx';
import { PiecesRow } from '../merchandise/pieces-row.tsx';
import { usePieces } from '../merchandise/use-pieces.ts';
import styles from '../visit/booking.module.css';
import { goToField } from '../visit/go-to-step.ts';
import { OwnerList } from './owner-list.tsx';
import { useOwners } from './use-owners.ts';

/** Chooses a count and the owners, and adds the passes to the cart. */
export function PassOrder({ pass }: { pass: Article }) {
  const { t } = useI18n();
  const [known, setKnown] = useState<readonly Owner[]>();
  const pieces = usePieces(pass, ({ owners }) => setKnown(owners));
  const { count, setCount, left } = pieces;
  const form = useOwners(pass.id, count, pieces.changing ? (known ?? []) : undefined);
  const [added, setAdded] = useState(false);
  const add = () => {
    if (!form.check()) return undefined;
    pieces.put(toMerchandiseLine(pass, count, form.owners));
    form.clear();
    setCount(1);
    setAdded(true);
    return t('passes.added', { count });
  };
  return (
    <section className={styles.booking} aria-labelledby="order">
      <PageTitle title={articleTitle(pass)} error={Object.keys(form.errors).length > 0} />
      <div className={`${styles.steps} ${styles.brief}`}>
        <div>
          <h2 id="order" className={styles.title}>
            {t('passes.choose')}
          </h2>
          {left > 0 && <NoScriptNote />}
        </div>
        <PiecesRow article={pass} pieces={pieces} />
        {left > 0 ? (
          <OwnerList form={form} />
        ) : (
          <NothingLeft
            article={pass}
            pieces={pieces}
            added={added}
            others={{ name: t('passes.all'), path: shopPaths.passes() }}
          />
        )}
      </div>
      {left > 0 && (
        <AddBar
          chosen={t('passes.total', { count })}
          total={pass.price * count}
          rates={[pass.vat_value]}
          action={t('merchandise.add')}
          changing={pieces.changing}
          pending={false}
          onAdd={add}
          onMore={() => goToField('count')}
        />
      )}
    </section>
  );
}
