import { SelectField } from '@aferir/ui';
import { useParamChanges } from '../../../shared/address/use-param-changes.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { KIND_FILTERS, KIND_PARAM, useKindNarrowing } from '../use-kind-narrowing.ts';

const ANY = 'todos';
const OPTIONS = [{ value: ANY, label: texts.anyKind }, ...KIND_FILTERS];

/** Narrows the list down to a kind of cycle. */
export function KindFilter() {
  const { kind } = useKindNarrowing();
  const change = useParamChanges();
  return (
    <SelectField
      label={texts.kind}
      value={kind?.value ?? ANY}
      onValueChange={(value) => change({ [KIND_PARAM]: value === ANY ? null : value })}
      options={OPTIONS}
    />
  );
}
