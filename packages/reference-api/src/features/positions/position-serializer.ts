import type { components } from '@aferir/api-client';
import type { PositionPerson } from './position-people.ts';
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

/** A person in the lists of a position. */
export function toPositionPerson(person: PositionPerson): Wire['PositionPerson'] {
  return {
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    dsEmail: person.email,
    nrTelefone: person.phone,
    tpSexo: person.sex,
    urlFoto: person.photo_url,
    flAtivo: person.is_active,
  };
}
