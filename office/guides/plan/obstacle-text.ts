import type { ToldObstacle } from '../../../domain/guides/tour-plan-contract.ts';
import type { I18n } from '../../ground/i18n.ts';

/** What speaks against somebody, as the end of a sentence about them. */
export function obstacleText({ kind, other }: ToldObstacle, { t, formats }: I18n): string {
  const about = { title: other?.title ?? '', house: other?.house ?? '' };
  const time = other ? formats.time(other.datetime) : '';
  return t(`guides.obstacle.${kind}`, { ...about, time });
}
