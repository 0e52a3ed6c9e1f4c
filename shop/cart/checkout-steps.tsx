import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useShell } from '../ground/use-shell.ts';
import styles from './checkout-steps.module.css';

const STEPS = ['cart', 'login', 'payment', 'complete'] as const;
export type CheckoutStep = (typeof STEPS)[number];

/** The steps of a purchase and the current one (spec 9: cart, login, payment, complete). */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const { t } = useI18n();
  const { config } = useShell();
  if (!config.show_progress_bar) return null;
  const at = STEPS.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('cart.steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= at ? styles.reached : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{t(`cart.step.${step}`)}</span>
          {index < at && <span className="visually-hidden"> {t('cart.step.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
