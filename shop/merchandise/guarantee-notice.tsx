import { useI18n } from '../i18n/i18n.tsx';
import styles from './article-facts.module.css';

/** Where the European Union explains the guarantee; the address that its harmonised notice names. */
const GUARANTEE_PAGE = 'https://europa.eu/youreurope/guarantees';

/** That goods come with a legal guarantee, and for how long: in plain sight, before the contract (EU 2025/1960). */
export const GuaranteeNotice = () => {
  const { t } = useI18n();
  return (
    <section className={styles.guarantee} aria-labelledby="guarantee">
      <h2 id="guarantee">{t('merchandise.guarantee')}</h2>
      <p>{t('merchandise.guarantee.text')}</p>
      <p>
        <a href={GUARANTEE_PAGE} target="_blank" rel="noreferrer">
          {t('merchandise.guarantee.more')}
          <span className="visually-hidden"> {t('site.newTab')}</span>
        </a>
      </p>
    </section>
  );
};
