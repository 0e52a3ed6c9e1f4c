import { useEffect, useRef } from 'react';
import { type ShopPath, shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { MuseumMail } from './museum-mail.tsx';
import styles from './nothing-left.module.css';
import type { Pieces } from './use-pieces.ts';

type Props = {
  article: Article;
  pieces: Pieces;
  /** The list of similar articles. */
  others: { readonly name: string; readonly path: ShopPath };
  /** Whether the last one was just added, so that the focused button is gone. */
  added: boolean;
};

/** Nothing can be added, because it is out of stock or all of it is in the cart. Says what to do instead. */
export function NothingLeft({ article: { stock }, pieces: { taken }, others, added }: Props) {
  const { t } = useI18n();
  const path = useLocalPath();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (added) box.current?.focus({ preventScroll: true });
  }, [added]);
  if (taken > 0)
    return (
      <div className={styles.nothing} ref={box} tabIndex={-1}>
        <Notice tone="attention" title={t('merchandise.taken')} />
        <ButtonLink to={path(shopPaths.checkout())}>{t('cart.checkout')}</ButtonLink>
      </div>
    );
  return (
    <div className={styles.nothing}>
      {stock.state === 'out-of-stock' && (
        <p>
          {t('merchandise.out.text')} <MuseumMail />
        </p>
      )}
      <ButtonLink variant="secondary" to={path(others.path)}>
        {others.name}
      </ButtonLink>
    </div>
  );
}
