import type { Schema } from '@aferir/api-client';
import {
  listCycleCandidatesQuery,
  listDepartmentChoicesQuery,
  listPositionChoicesQuery,
} from '@aferir/api-client/react';
import { CYCLE_LIMITS } from '@aferir/domain';
import { DateField, RadioGroupField } from '@aferir/ui';
import { useServices } from '../../../../services/services-context.tsx';
import { AudienceList } from '../../../../shared/audience/audience-list.tsx';
import frame from '../../../../shared/authoring/authoring.module.css';
import { ChoicesField } from '../../choices/choices-field.tsx';
import { PeopleField } from '../../choices/people-field.tsx';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';
import type { CycleReach } from '../editing/cycle-edit.ts';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import type { CycleEditor } from '../use-cycle-editor.ts';
import styles from './cycle-editor.module.css';

const reaches = [
  { value: 'everybody', label: texts.everybody, description: texts.everybodyText },
  { value: 'some', label: texts.some, description: texts.someText },
  { value: 'chosen', label: texts.chosen, description: texts.chosenText },
];

/** Props of {@link AudienceStep}. */
export interface AudienceStepProps {
  editor: Pick<CycleEditor, 'edit' | 'change' | 'faults'>;
}

/** Whom a cycle is for. */
export function AudienceStep({ editor }: AudienceStepProps) {
  const { staff } = useServices();
  const { edit, change, faults } = editor;
  return (
    <div className={styles.audience}>
      <div className={frame.fields}>
        <RadioGroupField
          id={fieldIdOf('audience')}
          error={faultAt(faults, 'audience')}
          label={texts.reach}
          options={reaches}
          value={edit.reach}
          onValueChange={(reach) => change({ reach: reach as CycleReach })}
        />
        {edit.reach === 'some' ? <RuleFields editor={editor} /> : null}
        {edit.reach === 'chosen' ? null : (
          <PeopleField
            label={texts.exceptions}
            hint={texts.exceptionsHint}
            chosenLabel={texts.chosenExceptions}
            most={CYCLE_LIMITS.people}
            chosen={edit.exceptions}
            onChange={(exceptions) => change({ exceptions })}
          />
        )}
      </div>
      {edit.reach === 'chosen' ? (
        <AudienceList
          subject={edit.title}
          people={edit.people}
          most={CYCLE_LIMITS.people}
          candidates={(query) => listCycleCandidatesQuery(staff, { query })}
          texts={texts.people}
          onChange={(people) => change({ people })}
        />
      ) : null}
    </div>
  );
}

function RuleFields({ editor: { edit, change, faults } }: AudienceStepProps) {
  const { staff } = useServices();
  return (
    <>
      <ChoicesField
        label={texts.departments}
        hint={texts.departmentsHint}
        chosenLabel={texts.chosenDepartments}
        most={CYCLE_LIMITS.places}
        chosen={edit.departments}
        onChange={(departments) => change({ departments })}
        queryOf={(query) => listDepartmentChoicesQuery(staff, { query })}
        queryOfId={(idOrganogramaNo) =>
          listDepartmentChoicesQuery(staff, { query: { idOrganogramaNo } })
        }
        optionOf={({ idOrganogramaNo, nmDepartamento }: Schema<'DepartmentChoice'>) => ({
          value: String(idOrganogramaNo),
          label: nmDepartamento,
        })}
      />
      <ChoicesField
        label={texts.positions}
        hint={texts.positionsHint}
        chosenLabel={texts.chosenPositions}
        most={CYCLE_LIMITS.places}
        chosen={edit.positions}
        onChange={(positions) => change({ positions })}
        queryOf={(query) => listPositionChoicesQuery(staff, { query })}
        queryOfId={(idOrganogramaCargo) =>
          listPositionChoicesQuery(staff, { query: { idOrganogramaCargo } })
        }
        optionOf={({ idOrganogramaCargo, nmCargo }: Schema<'PositionChoice'>) => ({
          value: String(idOrganogramaCargo),
          label: nmCargo,
        })}
      />
      <DateField
        id={fieldIdOf('hiredBefore')}
        error={faultAt(faults, 'hiredBefore')}
        label={texts.hiredBefore}
        hint={texts.hiredBeforeHint}
        isOptional
        value={edit.hiredBefore}
        onValueChange={(hiredBefore) => change({ hiredBefore })}
      />
      <PeopleField
        label={texts.besides}
        hint={texts.besidesHint}
        chosenLabel={texts.chosenBesides}
        most={CYCLE_LIMITS.people}
        chosen={edit.besides}
        onChange={(besides) => change({ besides })}
      />
    </>
  );
}
