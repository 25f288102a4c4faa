import { linkTo, paths } from '../../paths.ts';
import { MANAGER_PARAM } from '../address/param-names.ts';

/** Stands in an address for people without a manager. */
export const NO_MANAGER = 'nenhum';

/** The active people without a manager. */
export function peopleWithoutManager(): string {
  return linkTo(paths.staffEmployees, { search: { [MANAGER_PARAM]: NO_MANAGER } });
}
