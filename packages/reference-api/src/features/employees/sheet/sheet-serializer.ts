import type { components } from '@aferir/api-client';
import type { EmployeeRecord } from '../employee-store.ts';

type EmployeeSheet = components['schemas']['EmployeeSheet'];

/** Who a person is and where they work, as their page tells everybody who may open it. */
export function toSheetHead(person: EmployeeRecord) {
  return {
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    dsEmail: person.email,
    urlFoto: person.photo_url,
    flAtivo: person.is_active,
    ...(person.anonymized_at && { flAnonimizado: true }),
    idOrganogramaCargo: person.position_id,
    nmCargo: person.position_name,
    idOrganogramaNo: person.department_id,
    nmDepartamento: person.department_name,
  };
}

/** What the record tells besides, to those who may view records. */
export function toSheetRecord(person: EmployeeRecord): NonNullable<EmployeeSheet['cadastro']> {
  return {
    cdPessoaCliente: person.registration_number,
    nrCpf: person.cpf,
    dtNascimento: person.birth_date,
    tpSexo: person.sex,
    nrTelefone: person.phone,
    dtAdmissao: person.hired_on,
    cdIdioma: person.language,
    flTemSenha: person.has_password,
    flTemVinculos: person.has_ties,
  };
}
