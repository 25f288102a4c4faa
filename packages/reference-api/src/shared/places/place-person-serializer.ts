import type { components } from '@aferir/api-client';
import type { PlacePerson } from './people-of-place.ts';

/** A person in the lists of a place. */
export function toPlacePerson(person: PlacePerson): components['schemas']['PositionPerson'] {
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
