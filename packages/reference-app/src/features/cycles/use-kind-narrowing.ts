import { CYCLE_KIND_CODES, CYCLE_KIND_NAMES, type CycleKind } from '@aferir/domain';
import type { GridNarrowing } from '@aferir/ui';
import { useAddressParams } from '../../shared/address/use-address-params.ts';
import { useParamNarrowing } from '../../shared/address/use-param-narrowing.ts';
import { cyclesMessages as texts } from './cycles-messages.ts';

/** The query parameter with the kind of cycle that the list is narrowed down to. */
export const KIND_PARAM = 'tipo';

const WORDS: Readonly<Record<CycleKind, string>> = {
  behavioral: 'comportamental',
  performance: 'desempenho',
};

const kinds = Object.keys(WORDS) as CycleKind[];

/** The kinds that the list can be narrowed down to, by the words that the address has for them. */
export const KIND_FILTERS = kinds.map((kind) => ({
  value: WORDS[kind],
  label: CYCLE_KIND_NAMES[kind],
  code: CYCLE_KIND_CODES[kind],
}));

/** The kind that the address narrows the list down to, and the chip that says so. */
export function useKindNarrowing() {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const kind = KIND_FILTERS.find(({ value }) => value === params.get(KIND_PARAM));
  const narrowings: readonly GridNarrowing[] = kind
    ? [narrowing(KIND_PARAM, texts.kindIs(kind.label))]
    : [];
  return { kind, narrowings };
}
