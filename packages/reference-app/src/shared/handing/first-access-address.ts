import { linkTo, paths } from '../../paths.ts';

const PARAM = 'tipo';
const HANDED = 'entregue';

/** The whole address of a link for a first password that staff hand over. */
export function firstAccessAddress(hash: string): string {
  const path = linkTo(paths.firstAccess, { params: { hash }, search: { [PARAM]: HANDED } });
  return window.location.origin + path;
}

/** Whether the page of a first access is opened by a link that staff handed over; others are mailed. */
export function isHandedFirstAccess(search: URLSearchParams): boolean {
  return search.get(PARAM) === HANDED;
}
