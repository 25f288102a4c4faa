import type { AudienceTable } from '../../shared/audience/audience-table.ts';

/** Whom trainings are for. */
export const trainingAudience: AudienceTable = { name: 'training_person', thing: 'training_id' };
