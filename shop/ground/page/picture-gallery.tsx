import { useState } from 'react';
import type { Picture as Shown } from '../../../domain/tickets/event.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './picture-gallery.module.css';

type Props = {
  /** One at least. */
  pictures: readonly Shown[];
  /** The `sizes` attribute of the large one. */
  sizes: string;
  className?: string | undefined;
};

/** A large picture and small ones below it. Without scripts the hash of the address selects the large one. */
export function PictureGallery({ pictures, sizes, className = '' }: Props) {
  const { t } = useI18n();
  const [shown, setShown] = useState<number>();
  return (
    <div className={`${styles.pictures} ${className}`}>
      <div className={`${styles.frame} ${shown === undefined ? styles.byAddress : ''}`}>
        {pictures.map((picture, index) => (
          <div
            key={picture.src}
            id={`picture-${index + 1}`}
            className={index === (shown ?? 0) ? styles.shown : undefined}
          >
            <Picture picture={picture} sizes={sizes} priority={index === 0} />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <nav aria-label={t('site.pictures')}>
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
