import { linkTo, type Page, paramsOf } from '../../paths.ts';
import { useAppRouter } from '../../services/router-context.tsx';
import { useAddress } from '../navigation/navigation.tsx';
import { NEW_RECORD, VIEW_PARAM } from './param-names.ts';
import { toId } from './to-id.ts';

/** A list over which a record may be open. */
export type RecordPage = Page<`${string}/:id?`>;

/** The record that is open over a list, as the address names it. */
export interface RecordPath {
  /** 0 for a new one, null for none. */
  readonly id: number | null;
  /** What is looked at of it; null is its form. */
  readonly view: string | null;
  /** Opens a record, or with null none; the list below stays as it is. */
  readonly open: (id: number | null, view?: string) => void;
}

/** The address of a record over the list as an address keeps it, or with null of the list alone. */
export function recordHref(
  page: RecordPage,
  search: string,
  id: number | null,
  view?: string,
): string {
  const params = new URLSearchParams(search);
  params.delete(VIEW_PARAM);
  if (view) params.set(VIEW_PARAM, view);
  const path = linkTo(
    page,
    id === null ? {} : { params: { id: id === 0 ? NEW_RECORD : String(id) } },
  );
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Keeps in the path which record is open, and in the query what of it. */
export function useRecordPath(page: RecordPage): RecordPath {
  const router = useAppRouter();
  const { pathname, search } = useAddress();
  const stated = paramsOf(page, pathname)?.id ?? null;

  function open(id: number | null, view?: string) {
    const { pathname: latest, search } = router.state.navigation.location ?? router.state.location;
    if (!paramsOf(page, latest)) return;
    void router.navigate(recordHref(page, search, id, view), { preventScrollReset: true });
  }

  return {
    id: stated === NEW_RECORD ? 0 : toId(stated),
    view: new URLSearchParams(search).get(VIEW_PARAM),
    open,
  };
}
