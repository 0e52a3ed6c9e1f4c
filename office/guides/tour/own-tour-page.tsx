// A tour of one's own with everybody who takes part.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { TourPeople } from '../../../domain/guides/tour-plan-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { useI18n } from '../../ground/i18n.ts';
import { officeContext } from '../../ground/session/office-context.ts';
import { tourDateIn } from '../../ground/tour-date-key.ts';
import { TourView } from './tour-view.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context
    .get(officeContext)
    .call('GET office/own-tours/people', { query: tourDateIn(params['date']) });
}

export function Component() {
  const { t } = useI18n();
  return (
    <TourView
      tour={useLoaderData<TourPeople>()}
      back={{ to: officePaths.ownTours(), label: t('tour.ownBack') }}
    />
  );
}
