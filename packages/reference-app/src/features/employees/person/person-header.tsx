import type { Schema } from '@aferir/api-client';
import {
  formatCpf,
  formatDate,
  formatPhone,
  LANGUAGE_NAMES,
  type Language,
  languageInForce,
} from '@aferir/domain';
import { Avatar, Badge, EmailText } from '@aferir/ui';
import type { ReactNode } from 'react';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { Facts } from '../../../shared/frame/facts.tsx';
import { companysLanguage } from '../../../shared/people/companys-language.ts';
import { ERASURE_STAYS } from '../../../shared/people/erasure-text.ts';
import { employeesMessages } from '../employees-messages.ts';
import styles from './person.module.css';
import { PersonManagers } from './person-managers.tsx';
import { personMessages as texts } from './person-messages.ts';

/** Props of {@link PersonHeader}. */
export interface PersonHeaderProps {
  sheet: Schema<'EmployeeSheet'>;
  /** What can be done with the person. */
  actions: ReactNode;
}

/** Who somebody is, where they work, who answers for them and how they are reached. */
export function PersonHeader({ sheet, actions }: PersonHeaderProps) {
  const { nmPessoa, urlFoto, nmCargo, nmDepartamento, flAtivo, flAnonimizado } = sheet;
  const offered = useStaffMember()?.languages ?? [];
  const place = [nmCargo, nmDepartamento].filter(Boolean).join(' · ');
  return (
    <header className={styles.header}>
      <div className={styles.identity}>
        <Avatar name={nmPessoa} src={urlFoto} size="l" />
        <div className={styles.names}>
          <h1 className={styles.name}>{nmPessoa}</h1>
          <p className={styles.place}>{place || texts.noPlace}</p>
          {flAtivo ? null : (
            <p className={styles.activity}>
              <Badge>{flAnonimizado ? texts.anonymous : texts.inactive}</Badge>
            </p>
          )}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {flAnonimizado ? (
        <p>{ERASURE_STAYS}</p>
      ) : (
        <Facts facts={factsOf(sheet, offered)} missing={texts.notTold} />
      )}
    </header>
  );
}

function factsOf(
  { dsEmail, gestores, cadastro }: Schema<'EmployeeSheet'>,
  offered: readonly Language[],
) {
  const email = dsEmail === null ? null : <EmailText address={dsEmail} />;
  const record: (readonly [string, ReactNode])[] = cadastro
    ? [
        [texts.phone, formatPhone(cadastro.nrTelefone ?? '')],
        [texts.registrationNumber, cadastro.cdPessoaCliente],
        [texts.cpf, formatCpf(cadastro.nrCpf ?? '')],
        [texts.birthDate, cadastro.dtNascimento && formatDate(cadastro.dtNascimento)],
        [texts.hiredOn, cadastro.dtAdmissao && formatDate(cadastro.dtAdmissao)],
        [
          texts.gender,
          cadastro.tpSexo
            ? employeesMessages.genders[cadastro.tpSexo]
            : employeesMessages.genderNotTold,
        ],
        ...languageFact(cadastro.cdIdioma, offered),
        [texts.access, cadastro.flTemSenha ? texts.hasPassword : texts.hasNoPassword],
      ]
    : [];
  const managers = <PersonManagers managers={gestores} />;
  return [[texts.managers, managers] as const, [texts.email, email] as const, ...record];
}

function languageFact(chosen: Language | null, offered: readonly Language[]) {
  if (offered.length < 2) return [];
  const own = languageInForce(chosen, offered);
  const name = own ? LANGUAGE_NAMES[own] : companysLanguage(offered);
  return [[texts.language, name] as const];
}
