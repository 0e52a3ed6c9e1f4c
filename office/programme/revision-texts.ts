// What the office says of a revision.
import type { Revision } from '../../domain/programme/programme-contract.ts';
import { useI18n } from '../ground/i18n.ts';

/** Who made it. */
export function useMaker(): (revision: Pick<Revision, 'maker' | 'maker_kind'>) => string {
  const { t } = useI18n();
  return ({ maker, maker_kind }) => {
    if (maker_kind === 'shop') return t('programme.maker.shop');
    if (maker_kind === 'command') return t('programme.maker.command', { name: maker });
    return maker || t('programme.maker.forgotten');
  };
}

/** What for; the shop's own first one has no reason. */
export function useReason(): (revision: Pick<Revision, 'reason'>) => string {
  const { t } = useI18n();
  return ({ reason }) => reason || t('programme.first');
}

type Shown = Pick<Revision, 'state' | 'publish_at' | 'missed' | 'problems' | 'outdated'>;

/** Its state, with what stands in the way of publishing it. */
export function useStateText(): (revision: Shown) => string {
  const { t, formats } = useI18n();
  return ({ state, publish_at, missed, problems, outdated }) =>
    [
      t(`programme.state.${state}`),
      ...(publish_at ? [t('programme.at', { moment: formats.moment(publish_at) })] : []),
      ...(missed ? [t('programme.missed', { moment: formats.moment(missed.at) })] : []),
      ...(problems > 0 ? [t('programme.wrong', { count: problems })] : []),
      ...(outdated ? [t('programme.outdated')] : []),
    ].join(', ');
}
