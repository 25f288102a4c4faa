import { linkTo, paths } from '../../paths.ts';

/** The address of a person's page. */
export function personHref(personId: number): string {
  return linkTo(paths.staffEmployee, { params: { id: String(personId) } });
}
