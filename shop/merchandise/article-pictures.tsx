import { useState } from 'react';
import type { Article } from '../../domain/merchandise/article.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './article-pictures.module.css';

const SIZES = '(min-width: 88rem) max(43rem, 43vw), (min-width: 992px) 50vw, 94vw';

/** A large picture and small ones below it. Without scripts the hash of the address selects the large one. */
export function ArticlePictures({ pictures }: { pictures: Article['images'] }) {
  const { t } = useI18n();
  const [shown, setShown] = useState<number>();
  return (
    <div className={styles.pictures}>
      <div className={`${styles.frame} ${shown === undefined ? styles.byAddress : ''}`}>
        {pictures.map((picture, index) => (
          <div
            key={picture.src}
            id={`picture-${index + 1}`}
            className={index === (shown ?? 0) ? styles.shown : undefined}
          >
            <Picture picture={picture} sizes={SIZES} priority={index === 0} />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <nav aria-label={t('merchandise.pictures')}>
          <ul className={styles.thumbnails}>
            {pictures.map((picture, index) => (
              <li key={picture.src}>
                <a
                  href={`#picture-${index + 1}`}
                  aria-current={index === (shown ?? 0) ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    setShown(index);
                  }}
                >
                  <Picture picture={picture} sizes="6rem" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
