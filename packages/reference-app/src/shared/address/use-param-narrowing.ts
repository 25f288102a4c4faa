import type { GridNarrowing } from '@aferir/ui';
import { GRID_PARAMS } from './param-names.ts';
import { useAddressParams } from './use-address-params.ts';

/** Makes the chip of something that the address narrows a list down to; removed, the list begins anew. */
export function useParamNarrowing(): (
  param: string | readonly [string, ...string[]],
  label: string,
) => GridNarrowing {
  const [, changeParams] = useAddressParams();
  return (param, label) => ({
    id: String(param),
    label,
    onRemove: () =>
      changeParams((current) => {
        const next = new URLSearchParams(current);
        for (const one of [param].flat()) next.delete(one);
        next.delete(GRID_PARAMS.page);
        return next;
      }),
  });
}
