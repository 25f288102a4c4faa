import type { components } from '@aferir/api-client';
import type { NameKind } from '../../../operation/links/link-kind.ts';
import { linkRoleNames } from '../../../operation/links/link-names.ts';
import type { AuditWording } from '../../../platform/audit/audit-actions.ts';
import type { CallerCompany } from '../../../platform/db/company-tables.ts';
import type { TrailEntry } from '../report-accesses/trail-read-model.ts';
import type { PersonalRecord } from './personal-read-model.ts';
import type { PersonalLink, PersonalMail, PersonalSession } from './personal-traces-read-model.ts';

type Wire = components['schemas'];

/** The person's record. */
export function toProfile(record: PersonalRecord, company: CallerCompany): Wire['PersonalProfile'] {
  return {
    idOrganogramaPessoa: record.id,
    nmPessoa: record.name,
    cdPessoaCliente: record.registration_number,
    nrCpf: record.cpf,
    dsEmail: record.email,
    nrTelefone: record.phone,
    tpSexo: record.sex,
    dtNascimento: record.birth_date,
    dtAdmissao: record.hired_on,
    cdIdioma: record.language,
    nmCargo: record.position_name,
    nmDepartamento: record.department_name,
    nmSenioridade: record.seniority_name,
    urlFoto: record.photo_url,
    flAtivo: record.is_active,
    flTemSenha: record.password_hash !== null,
    dtCadastro: record.created_at.toISOString(),
    nmCliente: company.trade_name,
  };
}

/** A link made for the person or to a response of theirs. */
export function toLink(link: PersonalLink, nameKind: NameKind): Wire['PersonalLink'] {
  return {
    tpAvaliacao: nameKind(link.kind),
    nmPapel: linkRoleNames[link.role],
    dsEmailEnvio: link.mailed_to,
    dtEmissao: link.issued_at.toISOString(),
    dtValidade: link.expires_at.toISOString(),
  };
}

/** When a session was used. */
export function toSession(session: PersonalSession): Wire['PersonalSession'] {
  return {
    dtInicio: session.created_at.toISOString(),
    dtUltimoUso: session.last_seen_at.toISOString(),
    dtFim: toWireDate(session.ended_at),
    nmChave: session.key_name,
  };
}

/** A mail to the person. */
export function toMail(mail: PersonalMail): Wire['PersonalMail'] {
  return {
    dsAssunto: mail.subject,
    dsEmail: mail.recipient,
    dtEnvio: mail.created_at.toISOString(),
  };
}

/** An entry of the audit trail about the person. */
export function toTrailEntry(entry: TrailEntry, word: AuditWording): Wire['PersonalAuditEntry'] {
  return {
    dtRegistro: entry.occurred_at.toISOString(),
    nmAcao: word(entry.action),
    nmQuem: entry.doer_name,
  };
}

function toWireDate(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
