import type { Today } from '../../domain/office/today-contract.ts';

/** The parts of Today that need a person, as far as this person may see them; one of them may be empty. */
export function needsOf({
  matters,
  parcels,
  withdrawals,
  unpaid,
  jobs,
  devices,
  groups,
  closings,
  missed,
  few_tours: few,
  stock,
}: Today): { readonly count: number }[] {
  const parts = [matters, parcels, withdrawals, unpaid, jobs, devices, groups, closings, missed, few, stock];
  return parts.filter((part) => part !== undefined);
}
