// A tour of the plan with everybody who takes part. It can be called off, also straight from Today (`?call-off=1`).
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { TourPeople } from '../../../domain/guides/tour-plan-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { useMay } from '../../ground/session/me.ts';
import { officeContext } from '../../ground/session/office-context.ts';
import { tourDateIn } from '../../ground/tour-date-key.ts';
import { CallOffSheet } from './call-off-sheet.tsx';
import { TourView } from './tour-view.tsx';

const CALL_OFF = 'call-off';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context
    .get(officeContext)
    .call('GET office/tour-plan/people', { query: tourDateIn(params['date']) });
}

export function Component() {
  const { t } = useI18n();
  const tour = useLoaderData<TourPeople>();
  const may = useMay();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const canCallOff =
    may('capacity.change') && tour.is_ahead && tour.problem !== 'off' && tour.problem !== 'stray';
  const close = () => setSearch({}, { replace: true });
  return (
    <TourView
      tour={tour}
      back={{ to: officePaths.tourPlan(), label: t('tour.back') }}
      actions={
        canCallOff && (
          <Button variant="secondary" onClick={() => setSearch({ [CALL_OFF]: '1' }, { replace: true })}>
            {t('tour.callOff')}
          </Button>
        )
      }
    >
      {canCallOff && search.has(CALL_OFF) && (
        <CallOffSheet
          tour={tour}
          onClose={close}
          onDone={() => {
            close();
            void revalidate();
          }}
        />
      )}
    </TourView>
  );
}
