// `/page/shipping` (spec 2): what the museum says about its parcels, and what they cost.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { StaticText } from '../ground/page/static-text.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { ShippingRates } from './shipping-rates.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  const [page, { zones }] = await Promise.all([
    // A museum that writes nothing about shipping still has rates.
    call('GET page/:id', { params: { id: 'shipping' } }).catch((problem: unknown) => {
      if (problem instanceof ApiRefusal && problem.status === 404) return { title: '', html: '' };
      throw problem;
    }),
    call('GET checkout/shipping', {}),
  ]);
  return { page, zones };
}

export function Component() {
  const { page, zones } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  return (
    <StaticText title={page.title || t('site.page.shipping')} html={page.html}>
      {zones.length > 0 && <ShippingRates zones={zones} />}
    </StaticText>
  );
}
