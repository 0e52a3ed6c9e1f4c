import type { Owner } from '../../domain/passes/owner.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useShell } from '../ground/use-shell.ts';
import styles from './owner-words.module.css';

/** The owner of a pass, and the address it is sent to if not the buyer's. */
export function OwnerWords({ owner }: { owner: Owner }) {
  const { t } = useI18n();
  const { info } = useShell();
  const { street, zip, city, country } = owner.address;
  return (
    <span>
      {t('cart.owner', { name: owner.name })}
      {owner.send_to_custom_addr && (
        <span className={styles.address}>
          {[street, `${zip} ${city}`, info.countries[country] ?? country].join(', ')}
        </span>
      )}
    </span>
  );
}
