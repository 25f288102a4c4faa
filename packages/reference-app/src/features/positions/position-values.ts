import type { Schema } from '@aferir/api-client';

/** What the form of a position holds. */
export interface PositionValues {
  nmCargo: string;
  dsDescricao: string;
  dsAtividades: string;
  /** Cents; null is nothing yet. */
  vlPisoSalarial: number | null;
  /** The id of the seniority, or nothing, and its name, which a form that comes back shows. */
  idSenioridade: string;
  nmSenioridade: string;
  /** The competencies chosen for a new position. */
  idsCompetencias: readonly string[];
}

/** A position as the form shows it; without one, a new position. */
export function toPositionValues(position: Schema<'Position'> | undefined): PositionValues {
  return {
    nmCargo: position?.nmCargo ?? '',
    dsDescricao: position?.dsDescricao ?? '',
    dsAtividades: position?.dsAtividades ?? '',
    vlPisoSalarial: position?.vlPisoSalarial ?? null,
    idSenioridade: position?.idSenioridade ? String(position.idSenioridade) : '',
    nmSenioridade: position?.nmSenioridade ?? '',
    idsCompetencias: [],
  };
}

/** A position as it is sent. */
export function toPositionRequest(
  values: PositionValues,
  position: Schema<'Position'> | undefined,
): Schema<'SavePositionRequest'> {
  const { idsCompetencias, nmSenioridade: _name, ...rest } = values;
  return {
    ...rest,
    idOrganogramaCargo: position?.idOrganogramaCargo ?? 0,
    nmCargo: values.nmCargo.trim(),
    idSenioridade: values.idSenioridade === '' ? null : Number(values.idSenioridade),
    ...(position
      ? { nrVersao: position.nrVersao }
      : { idsCompetencias: idsCompetencias.map(Number) }),
  };
}
