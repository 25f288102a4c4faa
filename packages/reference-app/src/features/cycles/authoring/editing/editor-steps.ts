import { type CycleField, checkCycle } from '@aferir/domain';
import {
  faultAtField,
  type PlacedFault,
  problemsOfFaults,
} from '../../../../shared/authoring/draft-faults.ts';
import { dayOf } from '../../day-of.ts';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';
import { type CycleEdit, toCycleDraft } from './cycle-edit.ts';

/** The steps in which a cycle is written, in their order. */
export const EDITOR_STEPS = ['description', 'audience', 'preview'] as const;

/** One of the steps. */
export type EditorStep = (typeof EDITOR_STEPS)[number];

/** What of a cycle can be wrong in the editor: also a day of hiring that is none. */
export type EditorField = CycleField | 'hiredBefore';

/** What is wrong at a field. */
export type EditorFault = PlacedFault<EditorField>;

const AUDIENCE_FIELDS: readonly EditorField[] = ['audience', 'hiredBefore'];

/** Tells what keeps a step from being left for the next. */
export function faultsOf(step: EditorStep, edit: CycleEdit, today: string): EditorFault[] {
  if (step === 'preview') return [];
  const ofRules: EditorFault[] = checkCycle(toCycleDraft(edit), today).map(
    ({ field, message }) => ({ place: field, message }),
  );
  const all = [...ofRules, ...faultsOfRule(edit)];
  return all.filter(({ place }) => AUDIENCE_FIELDS.includes(place) === (step === 'audience'));
}

function faultsOfRule({ reach, departments, positions, hiredBefore }: CycleEdit): EditorFault[] {
  if (reach !== 'some') return [];
  if (hiredBefore !== '' && dayOf(hiredBefore) === '') {
    return [{ place: 'hiredBefore', message: texts.noDay }];
  }
  const isOpen = departments.length === 0 && positions.length === 0 && hiredBefore === '';
  return isOpen ? [{ place: 'audience', message: texts.noRule }] : [];
}

/** The id of a field, by which a summary leads there. */
export function fieldIdOf(field: EditorField): string {
  return `ciclo-${field}`;
}

/** What is wrong at a field, as a sentence. */
export function faultAt(faults: readonly EditorFault[], field: EditorField): string | undefined {
  return faultAtField(faults, fieldIdOf, fieldIdOf(field));
}

/** The faults as a summary lists them. */
export function problemsOf(faults: readonly EditorFault[]) {
  return problemsOfFaults(faults, fieldIdOf);
}
