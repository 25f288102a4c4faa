import { PERSON_PARAM } from '../address/param-names.ts';
import { toId } from '../address/to-id.ts';
import { useAddressParams } from '../address/use-address-params.ts';

/** The person whose details are open, kept in the address; and a way to show another, or nobody. */
export function usePersonParam(): [number | null, (personId: number | null) => void] {
  const [params, changeParams] = useAddressParams();

  const showPerson = (personId: number | null) =>
    changeParams((current) => {
      const next = new URLSearchParams(current);
      if (personId === null) next.delete(PERSON_PARAM);
      else next.set(PERSON_PARAM, String(personId));
      return next;
    });

  return [toId(params.get(PERSON_PARAM)), showPerson];
}
