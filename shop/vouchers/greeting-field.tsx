import { MOST_GREETING } from '../../domain/vouchers/voucher-amount.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './greeting-field.module.css';

/** From here on, screen readers announce how many characters are left. */
const FEW_CHARACTERS = 20;

/** The greeting on a voucher, limited to what fits on it. @param name if the page has several such fields */
export function GreetingField(props: {
  greeting: string;
  onChange: (greeting: string) => void;
  name?: string;
}) {
  const { t } = useI18n();
  const left = Math.max(0, MOST_GREETING - props.greeting.length);
  const words = t('vouchers.greeting.left', { count: left });
  return (
    <div className="needs-script">
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
