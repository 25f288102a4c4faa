import type { GridNarrowing } from '@aferir/ui';
import { useParamChanges } from './use-param-changes.ts';

/** Makes the chip of something that the address narrows a list down to; removed, the list begins anew. */
export function useParamNarrowing(): (
  param: string | readonly [string, ...string[]],
  label: string,
) => GridNarrowing {
  const change = useParamChanges();
  return (param, label) => ({
    id: String(param),
    label,
    onRemove: () => change(Object.fromEntries([param].flat().map((one) => [one, null]))),
  });
}
