import type { Schema } from '@aferir/api-client';
import { Tabs } from '@aferir/ui';
import type { UseFormReturn } from 'react-hook-form';
import { faultsOf } from '../../../shared/forms/faults-of.ts';
import type { PositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import { NewPositionCompetencies } from './new-position-competencies.tsx';
import { PositionCompetencies } from './position-competencies.tsx';
import { PositionFields } from './position-fields.tsx';
import styles from './positions.module.css';

/** The views of a position in its dialog. */
export type PositionTab = 'form' | 'competencies';

/** Props of {@link PositionTabs}. */
export interface PositionTabsProps {
  form: UseFormReturn<PositionValues>;
  /** The position that is changed; a new one is given its competencies in the form. */
  position: Schema<'Position'> | undefined;
  tab: PositionTab;
  onTabChange: (tab: PositionTab) => void;
}

/** What a position is, and in which competencies it is assessed. */
export function PositionTabs({ form, position, tab, onTabChange }: PositionTabsProps) {
  const fields = <PositionFields form={form} />;
  if (!position) {
    return (
      <div className={styles.competencies}>
        {fields}
        <NewPositionCompetencies form={form} />
      </div>
    );
  }
  return (
    <Tabs<PositionTab>
      label={texts.title}
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        {
          id: 'form',
          label: texts.editTitle,
          problem: faultsOf(form.formState),
          content: fields,
        },
        {
          id: 'competencies',
          label: texts.select,
          content: <PositionCompetencies positionId={position.idOrganogramaCargo} />,
        },
      ]}
    />
  );
}
