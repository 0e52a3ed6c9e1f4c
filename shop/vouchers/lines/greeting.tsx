import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from './greeting.module.css';

/** The greeting on a voucher, as it was typed. */
export function Greeting({ text }: { text: string }) {
  const { t } = useI18n();
  if (text === '') return null;
  return (
    <figure className={styles.greeting}>
      <figcaption>{t('cart.greeting')}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
