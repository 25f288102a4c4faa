import type { components } from '@aferir/api-client';
import type { Position } from './position-store.ts';

type Wire = components['schemas'];

/** A position of the list. */
export function toPosition(position: Position): Wire['Position'] {
  return {
    idOrganogramaCargo: position.id,
    nmCargo: position.name,
    dsDescricao: position.description,
    dsAtividades: position.activities,
    vlPisoSalarial: position.salaryCents,
    idSenioridade: position.seniorityId,
    nmSenioridade: position.seniorityName,
    qtdFuncionarios: position.personCount,
    nrVersao: position.version,
  };
}
