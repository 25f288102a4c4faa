import { GRID_PARAMS } from './param-names.ts';
import { useAddressParams } from './use-address-params.ts';

/** Parameters of the address to change; null takes one away. */
export type ParamChanges<Param extends string = string> = Readonly<
  Partial<Record<Param, string | null>>
>;

/** Changes what the address narrows a list down to, which then begins anew: each change is one step back. */
export function useParamChanges<Param extends string = string>(): (
  changes: ParamChanges<Param>,
) => void {
  const [, changeParams] = useAddressParams();
  return (changes) =>
    changeParams((current) => {
      const next = new URLSearchParams(current);
      for (const [param, value] of Object.entries<string | null | undefined>(changes)) {
        if (value) next.set(param, value);
        else next.delete(param);
      }
      next.delete(GRID_PARAMS.page);
      return next;
    });
}
