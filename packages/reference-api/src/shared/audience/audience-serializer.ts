import type { components } from '@aferir/api-client';
import type { AudiencePerson } from './audience-person.ts';
import { leftToSend, type SendingCounts } from './audience-store.ts';

/** Somebody whom something is for, or could be. */
export function toAudiencePerson(person: AudiencePerson): components['schemas']['TrainingPerson'] {
  return {
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    nmCargo: person.position_name,
    nmDepartamento: person.department_name,
    urlFoto: person.photo_url,
    flAtivo: person.is_active,
  };
}

/** Whom sending something would reach. */
export function toSendPreview(counts: SendingCounts): components['schemas']['TrainingSendPreview'] {
  return {
    qtdPessoas: counts.all,
    qtdEnviar: leftToSend(counts),
    qtdSemEmail: counts.withoutEmail,
    qtdInativos: counts.inactive,
    qtdJaEnviados: counts.sent,
  };
}
