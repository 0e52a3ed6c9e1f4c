import { isLanguage, LANGUAGE_NAMES } from '../../domain/language.ts';
import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Facts } from '../ground/page/facts.tsx';
import { useMay } from '../ground/session/me.ts';

export function OrderBuyer({ whole: { order, phone, customer, forgotten } }: { whole: OrderWhole }) {
  const { t } = useI18n();
  const { name, company, email, address, language } = order;
  if (forgotten) return <p>{t('order.forgotten')}</p>;
  const lines = [address.street, `${address.zip} ${address.city}`.trim(), address.country];
  return (
    <Facts
      facts={[
        { label: t('order.buyer.name'), value: name },
        { label: t('order.buyer.company'), value: company },
        { label: t('order.buyer.email'), value: email },
        { label: t('order.buyer.phone'), value: phone },
        {
          label: t('order.buyer.address'),
          value: address.city && lines.filter((line) => line !== '').join(', '),
        },
        { label: t('order.buyer.account'), value: customer && <CustomerLink {...customer} /> },
        {
          label: t('order.buyer.language'),
          value: isLanguage(language) ? LANGUAGE_NAMES[language] : language,
        },
      ]}
    />
  );
}

function CustomerLink({ id, name, guest }: { id: string; name: string; guest: boolean }) {
  const { t } = useI18n();
  const may = useMay();
  const text = t(guest ? 'order.buyer.guest' : 'order.buyer.account.name', {
    name: name || t('orders.nobody'),
  });
  return may('customers.read') ? <OfficeLink to={officePaths.customer(id)}>{text}</OfficeLink> : text;
}
