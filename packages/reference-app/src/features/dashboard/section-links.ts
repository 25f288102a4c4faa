import { linkTo, type Page } from '../../paths.ts';
import { GRID_PARAMS, PERSON_PARAM } from '../../shared/address/param-names.ts';

/** A section with the requests of a person open. */
export function inSection(section: Page, personId: number): string {
  return linkTo(section, { search: { [PERSON_PARAM]: personId } });
}

/** A section with its grid narrowed down to a status. */
export function inGrid(section: Page, status: number): string {
  return linkTo(section, { search: { [GRID_PARAMS.filter]: status } });
}
