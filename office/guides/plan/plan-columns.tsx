import type { PlannedDate, TourPlan } from '../../../domain/guides/tour-plan-contract.ts';
import { Button } from '../../../ui/button.tsx';
import type { I18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import type { Column } from '../../ground/list/data-list.tsx';
import { PeopleCount } from '../tour/tour-view.tsx';
import type { ChosenPlace } from './chosen-place.ts';

type Choose = (chosen: ChosenPlace) => void;

export function planColumns(
  i18n: I18n,
  guides: TourPlan['guides'],
  choose: Choose,
): [Column<PlannedDate>, ...Column<PlannedDate>[]] {
  const { t } = i18n;
  return [
    { key: 'when', label: t('plan.when'), cell: ({ datetime }) => whenText(datetime, i18n) },
    {
      key: 'tour',
      label: t('plan.tour'),
      cell: ({ title, problem }) => (
        <>
          {title}
          {problem && <span className="attention-text"> · {t(`plan.problem.${problem}`)}</span>}
        </>
      ),
    },
    { key: 'language', label: t('plan.language'), cell: ({ language }) => languageText(language, i18n) },
    { key: 'house', label: t('plan.house'), cell: ({ house_name }) => house_name },
    { key: 'people', label: t('plan.people'), align: 'end', cell: (date) => <PeopleCount tour={date} /> },
    {
      key: 'leaders',
      label: t('plan.leaders'),
      cell: (date) =>
        date.leaders.map(({ place, guide }) => (
          <div key={place}>
            <LeaderButton i18n={i18n} guides={guides} chosen={{ date, place, guide }} choose={choose} />
          </div>
        )),
    },
  ];
}

export function whenText(datetime: string, { formats }: Pick<I18n, 'formats'>): string {
  return `${formats.day(datetime, 'brief')}, ${formats.time(datetime)}`;
}

/** Who leads it, to be changed; or that nobody does. */
function LeaderButton(props: {
  i18n: I18n;
  guides: TourPlan['guides'];
  chosen: ChosenPlace;
  choose: Choose;
}) {
  const { i18n, guides, chosen, choose } = props;
  const { t } = i18n;
  const about = { title: chosen.date.title, when: whenText(chosen.date.datetime, i18n) };
  const name = guides.find(({ id }) => id === chosen.guide)?.name;
  return (
    <Button
      variant="quiet"
      aria-label={name ? t('plan.change', { name, ...about }) : t('plan.give.label', about)}
      onClick={() => choose(chosen)}
    >
      {name ?? t('plan.give')}
    </Button>
  );
}
