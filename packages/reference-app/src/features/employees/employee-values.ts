import type { Schema } from '@aferir/api-client';
import { formatCpf, formatPhone, type Language } from '@aferir/domain';

/** A manager as the form shows one. */
export interface ChosenManager {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
}

/** What the form of an employee holds. */
export interface EmployeeValues {
  /** The address of the photo; empty for none. */
  urlFoto: string;
  nmPessoa: string;
  /** By what the company itself knows the person, or nothing. */
  cdPessoaCliente: string;
  /** With its punctuation, or nothing. */
  nrCpf: string;
  /** `YYYY-MM-DD`, nothing, or what was typed and is no day yet. */
  dtNascimento: string;
  /** `YYYY-MM-DD`, nothing, or what was typed and is no day yet. */
  dtAdmissao: string;
  /** M, F or nothing. */
  tpSexo: string;
  /** A language, or nothing for the company's first. */
  cdIdioma: '' | Language;
  dsEmail: string;
  nrTelefone: string;
  /** The id of the position, or nothing, and its name, which a form that comes back shows. */
  idOrganogramaCargo: string;
  nmCargo: string;
  idOrganogramaNo: string;
  nmDepartamento: string;
  flAtivo: boolean;
  idsGestores: readonly ChosenManager[];
}

/** An employee as the form shows one; without one, a new employee. */
export function toEmployeeValues(employee: Schema<'EmployeeRecord'> | undefined): EmployeeValues {
  return {
    urlFoto: employee?.urlFoto ?? '',
    nmPessoa: employee?.nmPessoa ?? '',
    cdPessoaCliente: employee?.cdPessoaCliente ?? '',
    nrCpf: formatCpf(employee?.nrCpf ?? ''),
    dtNascimento: employee?.dtNascimento ?? '',
    dtAdmissao: employee?.dtAdmissao ?? '',
    tpSexo: employee?.tpSexo ?? '',
    cdIdioma: employee?.cdIdioma ?? '',
    dsEmail: employee?.dsEmail ?? '',
    nrTelefone: formatPhone(employee?.nrTelefone ?? ''),
    idOrganogramaCargo: textOf(employee?.idOrganogramaCargo),
    nmCargo: employee?.nmCargo ?? '',
    idOrganogramaNo: textOf(employee?.idOrganogramaNo),
    nmDepartamento: employee?.nmDepartamento ?? '',
    flAtivo: employee?.flAtivo ?? true,
    idsGestores: (employee?.gestores ?? []).map((manager) => ({
      id: manager.idOrganogramaPessoa,
      name: manager.nmPessoa,
      isActive: manager.flAtivo,
    })),
  };
}

/** An employee as one is sent. */
export function toEmployeeRequest(
  values: EmployeeValues,
  employee: Schema<'EmployeeRecord'> | undefined,
): Schema<'SaveEmployeeRequest'> {
  const { nmCargo: _position, nmDepartamento: _department, ...rest } = values;
  return {
    ...rest,
    idOrganogramaPessoa: employee?.idOrganogramaPessoa ?? 0,
    nmPessoa: values.nmPessoa.trim(),
    cdPessoaCliente: values.cdPessoaCliente.trim() || null,
    nrCpf: values.nrCpf || null,
    dtNascimento: values.dtNascimento || null,
    dtAdmissao: values.dtAdmissao || null,
    tpSexo: values.tpSexo === 'M' || values.tpSexo === 'F' ? values.tpSexo : null,
    cdIdioma: values.cdIdioma || null,
    dsEmail: values.dsEmail.trim() || null,
    idOrganogramaCargo: Number(values.idOrganogramaCargo),
    idOrganogramaNo: Number(values.idOrganogramaNo),
    idsGestores: values.idsGestores.map(({ id }) => id),
    ...(employee && { nrVersao: employee.nrVersao }),
  };
}

function textOf(id: number | null | undefined): string {
  return id ? String(id) : '';
}
