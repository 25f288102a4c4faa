import { NEW_RECORD, RECORD_PARAM } from './param-names.ts';
import { toId } from './to-id.ts';
import { useAddressParams } from './use-address-params.ts';

/** The record whose form is open, kept in the address: 0 for a new one, null for none. */
export function useRecordParam(): [number | null, (id: number | null) => void] {
  const [params, changeParams] = useAddressParams();
  const stated = params.get(RECORD_PARAM);

  const show = (id: number | null) =>
    changeParams((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete(RECORD_PARAM);
      else next.set(RECORD_PARAM, id === 0 ? NEW_RECORD : String(id));
      return next;
    });

  return [stated === NEW_RECORD ? 0 : toId(stated), show];
}
