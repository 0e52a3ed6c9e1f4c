import type { Owner } from '../../../domain/passes/owner.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useShell } from '../../ground/use-shell.ts';
import styles from './pass-owner.module.css';

/** The owner of a pass, and the address it is sent to if not the buyer's. */
export function PassOwner({ owner }: { owner: Owner }) {
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

/** The owners of an order's passes. */
export function PassOwners({ owners }: { owners: readonly Owner[] }) {
  return (
    <ul className={styles.owners}>
      {owners.map((owner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two passes may be for people of one name
        <li key={index}>
          <PassOwner owner={owner} />
        </li>
      ))}
    </ul>
  );
}
