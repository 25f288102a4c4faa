import type { CycleKind } from '@aferir/domain';
import { CYCLE_PARAM } from '../../address/param-names.ts';
import { toId } from '../../address/to-id.ts';
import { useAddressParams } from '../../address/use-address-params.ts';
import { useParamChanges } from '../../address/use-param-changes.ts';
import { useCycleName } from '../use-cycle-narrowing.ts';
import { nameOf } from '../use-place-narrowing.ts';
import { CycleChoiceField } from './cycle-choice-field.tsx';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

/** The cycle that a list of people is narrowed down to, of the kind that the list tells of. */
export function CycleListField({ kind }: { kind: CycleKind }) {
  const [params] = useAddressParams();
  const change = useParamChanges();
  const id = toId(params.get(CYCLE_PARAM));
  const cycle = useCycleName(id);
  return (
    <CycleChoiceField
      label={texts.cycle}
      hint={texts.cycleHint}
      param={CYCLE_PARAM}
      kind={kind}
      id={id ?? undefined}
      name={cycle.isPending ? null : nameOf(cycle)}
      all={texts.allCycles}
      placeholder={texts.anyCycle}
      onChange={change}
    />
  );
}
