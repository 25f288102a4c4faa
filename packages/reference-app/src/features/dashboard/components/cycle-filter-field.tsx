import {
  COMPARED_CYCLE_PARAM,
  CYCLE_PARAM,
  PERIOD_PARAMS,
} from '../../../shared/address/param-names.ts';
import type { ParamChanges } from '../../../shared/address/use-param-changes.ts';
import { CycleChoiceField } from '../../../shared/people/filters/cycle-choice-field.tsx';
import { dashboardFilterMessages as texts } from '../dashboard-filter-messages.ts';

/** Props of {@link CycleFilterField}. */
export interface CycleFilterFieldProps {
  /** The cycle; undefined for none. */
  id: number | undefined;
  /** What it is called; null until that is known. */
  name: string | null;
  onChange: (changes: ParamChanges) => void;
}

/** A cycle that figures are of; it takes the place of the months. */
export function CycleFilterField({ id, name, onChange }: CycleFilterFieldProps) {
  return (
    <CycleChoiceField
      label={texts.cycle}
      hint={texts.cycleHint}
      param={CYCLE_PARAM}
      id={id}
      name={name}
      all={texts.allCycles}
      placeholder={texts.noCycle}
      onChange={(changes) =>
        onChange({
          ...changes,
          [PERIOD_PARAMS.from]: null,
          [PERIOD_PARAMS.to]: null,
          [COMPARED_CYCLE_PARAM]: null,
        })
      }
    />
  );
}
