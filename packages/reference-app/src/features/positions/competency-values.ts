import type { Schema } from '@aferir/api-client';

/** What the form of a competency holds. */
export interface CompetencyValues {
  cdCompetencia: string;
  nmCompetencia: string;
  dsCompetencia: string;
}

/** A competency as the form shows it; without one, a new competency. */
export function toCompetencyValues(
  competency: Schema<'KeptCompetency'> | undefined,
): CompetencyValues {
  return {
    cdCompetencia: competency?.cdCompetencia ?? '',
    nmCompetencia: competency?.nmCompetencia ?? '',
    dsCompetencia: competency?.dsCompetencia ?? '',
  };
}

/** A competency as it is sent. */
export function toCompetencyRequest(
  values: CompetencyValues,
  competency: Schema<'KeptCompetency'> | undefined,
): Schema<'SaveCompetencyRequest'> {
  return { idCompetencia: competency?.idCompetencia ?? 0, ...values };
}
