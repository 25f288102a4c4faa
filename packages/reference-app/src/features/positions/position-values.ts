import type { Schema } from '@aferir/api-client';

/** What the form of a position holds. */
export interface PositionValues {
  nmCargo: string;
  dsDescricao: string;
  dsAtividades: string;
  /** Cents; null is nothing yet. */
  vlPisoSalarial: number | null;
  /** The id of the seniority, or nothing. */
  idSenioridade: string;
}

/** A position as the form shows it; without one, a new position. */
export function toPositionValues(position: Schema<'Position'> | undefined): PositionValues {
  return {
    nmCargo: position?.nmCargo ?? '',
    dsDescricao: position?.dsDescricao ?? '',
    dsAtividades: position?.dsAtividades ?? '',
    vlPisoSalarial: position?.vlPisoSalarial ?? null,
    idSenioridade: position?.idSenioridade ? String(position.idSenioridade) : '',
  };
}

/** A position as it is sent. */
export function toPositionRequest(
  values: PositionValues,
  position: Schema<'Position'> | undefined,
): Schema<'SavePositionRequest'> {
  return {
    ...values,
    idOrganogramaCargo: position?.idOrganogramaCargo ?? 0,
    nmCargo: values.nmCargo.trim(),
    vlPisoSalarial: values.vlPisoSalarial ?? 0,
    idSenioridade: Number(values.idSenioridade),
    ...(position && { nrVersao: position.nrVersao }),
  };
}
