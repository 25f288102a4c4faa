import { linkHashOf } from '@aferir/domain';
import { linkTo, type Page, pages, paramsOf, paths } from './paths.ts';
import { DESTINATION_PARAM } from './shared/address/param-names.ts';
import { readSearch } from './shared/address/read-search.ts';

/** What the guard knows of who is looking. */
export interface Visitor {
  readonly isStaff: boolean;
  readonly isEmployee: boolean;
  /** The company whose employee sign-in was last seen on this device. */
  readonly lastCompanyId: number | null;
  /** A page of somebody else holds this one: nobody is staff in it. */
  readonly isFramed?: boolean;
}

/** Where an address points: its path and its query. */
export type Address = Pick<URL, 'pathname' | 'search'>;

/** The query parameter in which a report keeps that it was opened in the employee area. */
export const AREA_PARAM = 'area';

/** Its only value. */
export const EMPLOYEE_AREA = 'funcionario';

/** The query parameter that says who plays the game of a link. */
export const PLAYER_PARAM = 'idPessoa';

/** The page at a path, matched by whole segments and without regard to case. */
export function findPage(pathname: string): Page | undefined {
  return pages.find((page) => paramsOf(page, pathname));
}

/**
 * Where somebody is sent instead of the address they asked for; null when they may stay. This spares
 * people an empty page; the API is what protects the data.
 */
export function guard(address: Address, visitor: Visitor): string | null {
  const turnedAwayTo = guardInWindow(address, visitor);
  if (!visitor.isFramed) return turnedAwayTo;
  // Another page may hold the portal of employees; what leads to a staff page from there leads to the portal's entrance.
  const shown = turnedAwayTo ? new URL(turnedAwayTo, 'http://app.invalid') : address;
  const access = findPage(shown.pathname)?.access;
  const isForStaff = access === 'staff' || access === 'staff-visitor';
  return isForStaff ? employeeLogin(visitor.lastCompanyId) : turnedAwayTo;
}

function guardInWindow(address: Address, visitor: Visitor): string | null {
  const page = findPage(address.pathname);
  if (!page) return null;
  if (page === paths.root) return homeOf(visitor);

  const search = readSearch(address.search);
  if (page === paths.game && !search.get(PLAYER_PARAM)) return linkTo(paths.root);
  const isByLink = isOpenedByLink(page, search);
  switch (page.access) {
    case 'public':
      return null;
    case 'staff-visitor':
      return visitor.isStaff ? destinationOf(search, 'staff') : null;
    case 'employee-visitor':
      return visitor.isEmployee ? destinationOf(search, 'employee') : null;
    case 'employee':
      return signedInGuard('employee', visitor, address);
    case 'link-or-staff':
      return isByLink ? null : signedInGuard('staff', visitor, address);
    case 'link-or-signed-in':
      return isByLink ? null : signedInGuard(reportRealm(search, visitor), visitor, address);
    case 'staff':
      return signedInGuard('staff', visitor, address);
  }
}

/** Who reads a report by its id: staff, unless it was opened in the employee area or only an employee is there. */
export function reportRealm(search: URLSearchParams, visitor: Visitor): 'staff' | 'employee' {
  if (search.get(AREA_PARAM) === EMPLOYEE_AREA) return 'employee';
  return visitor.isEmployee && !visitor.isStaff ? 'employee' : 'staff';
}

/** The first page of whoever is looking. */
export function homeOf({ isStaff, isEmployee }: Visitor): string {
  if (isEmployee) return linkTo(paths.employeeDashboard);
  return linkTo(isStaff ? paths.staffHome : paths.staffLogin);
}

/** Where a sign-in leads: to the page the guard turned away, else to the first page of the realm. */
export function destinationOf(search: URLSearchParams, realm: 'staff' | 'employee'): string {
  const home = linkTo(realm === 'staff' ? paths.staffHome : paths.employeeDashboard);
  const asked = search.get(DESTINATION_PARAM);
  // A path alone: an address of somewhere else must not follow a sign-in.
  if (!asked || !/^\/(?![/\\])/.test(asked)) return home;
  const { pathname } = new URL(asked, 'http://app.invalid');
  const access = findPage(pathname)?.access;
  const isOfRealm =
    access === realm ||
    access === 'link-or-signed-in' ||
    (realm === 'staff' && access === 'link-or-staff');
  return isOfRealm ? asked : home;
}

/** The employee sign-in of a company, which is nothing without one. */
export function employeeLogin(companyId: number | null, from?: Address): string {
  return linkTo(paths.employeeLogin, {
    search: { idcliente: companyId, [DESTINATION_PARAM]: from && addressText(from) },
  });
}

/** Whether a page is opened by a link that stands for a sign-in. */
export function isOpenedByLink({ access }: Page, search: URLSearchParams): boolean {
  const mayBe = access === 'link-or-staff' || access === 'link-or-signed-in';
  return mayBe && linkHashOf(null, search) !== '';
}

/** The hash of the personal link that an address is of; '' where it is of none. */
export function linkHashAt({ pathname, search }: Address): string {
  const inPath = pagesOfHash.map((page) => paramsOf(page, pathname)?.hash).find(Boolean);
  return linkHashOf(inPath, readSearch(search));
}

const pagesOfHash = [
  paths.linkGate,
  paths.confirmAddress,
  paths.firstAccess,
  paths.invitation,
  paths.totem,
];

function signedInGuard(realm: 'staff' | 'employee', visitor: Visitor, from: Address) {
  if (realm === 'staff') return visitor.isStaff ? null : staffLogin(from);
  return visitor.isEmployee ? null : employeeLogin(visitor.lastCompanyId, from);
}

function staffLogin(from: Address): string {
  const isHome = findPage(from.pathname) === paths.staffHome;
  return linkTo(paths.staffLogin, {
    search: isHome ? {} : { [DESTINATION_PARAM]: addressText(from) },
  });
}

function addressText({ pathname, search }: Address): string {
  return `${pathname}${search}`;
}
