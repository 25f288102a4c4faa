import { CYCLE_KIND_NAMES, CYCLE_LIMITS, type CycleKind, canHoldResults } from '@aferir/domain';
import {
  CheckboxField,
  CountedTextField,
  DateField,
  RadioGroupField,
  TextAreaField,
} from '@aferir/ui';
import frame from '../../../../shared/authoring/authoring.module.css';
import { dayOf } from '../../day-of.ts';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';
import { type EditorField, faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import type { CycleEditor } from '../use-cycle-editor.ts';
import { ReminderDays } from './reminder-days.tsx';

const kinds = (Object.keys(CYCLE_KIND_NAMES) as CycleKind[]).map((kind) => ({
  value: kind,
  label: CYCLE_KIND_NAMES[kind],
  description: texts.kinds[kind],
}));

const openings = [
  { value: 'by-hand', label: texts.byHand },
  { value: 'on-day', label: texts.onDay },
];

/** Props of {@link DescriptionStep}. */
export interface DescriptionStepProps {
  editor: Pick<CycleEditor, 'edit' | 'change' | 'faults' | 'today'>;
  /** It was saved: what people are asked for stays. */
  isKindFixed: boolean;
}

/** What a cycle is, when it begins and ends, and when people are reminded. */
export function DescriptionStep({
  editor: { edit, change, faults, today },
  isKindFixed,
}: DescriptionStepProps) {
  const fieldOf = (field: EditorField) => ({ id: fieldIdOf(field), error: faultAt(faults, field) });
  return (
    <div className={frame.fields}>
      <RadioGroupField
        label={texts.kind}
        hint={isKindFixed ? texts.kindStays : undefined}
        options={kinds.map((one) => ({ ...one, isDisabled: isKindFixed }))}
        value={edit.kind}
        onValueChange={(kind) => change({ kind: kind as CycleKind })}
      />
      <CountedTextField
        {...fieldOf('name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={CYCLE_LIMITS.name}
        value={edit.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        {...fieldOf('welcome')}
        label={texts.welcome}
        hint={texts.welcomeHint}
        isOptional
        rows={4}
        maxLength={CYCLE_LIMITS.welcome}
        value={edit.welcome}
        onChange={({ target }) => change({ welcome: target.value })}
      />
      <RadioGroupField
        label={texts.opening}
        options={openings}
        value={edit.opensByItself ? 'on-day' : 'by-hand'}
        onValueChange={(opening) => change({ opensByItself: opening === 'on-day' })}
      />
      {edit.opensByItself ? (
        <DateField
          {...fieldOf('opensOn')}
          label={texts.opensOn}
          min={today}
          value={edit.opensOn}
          onValueChange={(opensOn) => change({ opensOn })}
        />
      ) : null}
      <DateField
        {...fieldOf('dueOn')}
        label={texts.dueOn}
        hint={texts.dueOnHint}
        min={today}
        value={edit.dueOn}
        onValueChange={(dueOn) => change({ dueOn })}
      />
      <ReminderDays
        {...fieldOf('reminderDays')}
        days={edit.reminderDays}
        dueOn={dayOf(edit.dueOn)}
        onChange={(reminderDays) => change({ reminderDays })}
      />
      <CheckboxField
        label={texts.remindManagers}
        hint={texts.remindManagersHint}
        checked={edit.remindsManagers}
        onChange={({ target }) => change({ remindsManagers: target.checked })}
      />
      {canHoldResults(edit.kind) ? (
        <CheckboxField
          label={texts.holdResults}
          hint={texts.holdResultsHint}
          checked={edit.holdsResults}
          onChange={({ target }) => change({ holdsResults: target.checked })}
        />
      ) : null}
      {edit.kind === 'performance' ? (
        <CheckboxField
          label={texts.askAround}
          hint={texts.askAroundHint}
          checked={edit.asksAround}
          onChange={({ target }) => change({ asksAround: target.checked })}
        />
      ) : null}
    </div>
  );
}
