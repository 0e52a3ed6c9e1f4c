import { MOST_GREETING } from '../../domain/vouchers/voucher-amount.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './greeting-field.module.css';

/** From here on down what is left is told aloud. */
const FEW_CHARACTERS = 20;

/** What shall stand on the voucher; more than fits on it cannot be typed. @param name where a page has several */
export function GreetingField(props: {
  greeting: string;
  onChange: (greeting: string) => void;
  name?: string;
}) {
  const { t } = useI18n();
  const left = Math.max(0, MOST_GREETING - props.greeting.length);
  const words = t('vouchers.greeting.left', { count: left });
  return (
    <div>
      <TextField
        type="textarea"
        label={t('cart.greeting')}
        hint={t('vouchers.greeting.hint')}
        name={props.name ?? 'greeting'}
        value={props.greeting}
        maxLength={MOST_GREETING}
        required={false}
        autoComplete="off"
        onChange={props.onChange}
      />
      <p className={styles.left} aria-hidden="true">
        {words}
      </p>
      <p className="visually-hidden" role="status">
        {left <= FEW_CHARACTERS ? words : ''}
      </p>
    </div>
  );
}
