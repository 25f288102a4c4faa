import type { Schema } from '@aferir/api-client';
import { formatPhone } from '@aferir/domain';
import { EmailText, gridColumnsOf } from '@aferir/ui';
import { ActivityBadge } from '../../../shared/grid/activity-badge.tsx';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { employeesMessages as texts } from '../employees-messages.ts';

const column = gridColumnsOf<Schema<'Employee'>>();
/** What the list shows of each employee. */
export const employeeColumns = column.columns([
  column.accessor('nmPessoa', {
    header: texts.employee,
    // Address and situation stand in columns of their own.
    cell: ({ row: { original } }) => (
      <PersonCell
        idOrganogramaPessoa={original.idOrganogramaPessoa}
        nmPessoa={original.nmPessoa}
        nmCargo={original.nmCargo}
        urlFoto={original.urlFoto}
        dsEmail={original.dsEmail ?? texts.notTold}
        flAtivo
      />
    ),
    meta: {
      isCardTitle: true,
      sort: 'nome',
      alsoSort: { key: 'cargo', label: texts.position },
    },
  }),
  column.accessor('nmDepartamento', {
    header: texts.department,
    cell: ({ getValue }) => getValue() ?? texts.notTold,
    meta: { sort: 'departamento' },
  }),
  column.accessor('dsEmail', {
    header: texts.email,
    cell: ({ getValue }) => <EmailText address={getValue() ?? texts.notTold} />,
    meta: { sort: 'email' },
  }),
  column.accessor('tpSexo', {
    header: texts.gender,
    cell: ({ getValue }) => {
      const gender = getValue();
      return gender ? texts.genders[gender] : texts.genderNotTold;
    },
    meta: { width: '96px', sort: 'genero' },
  }),
  column.accessor('nrTelefone', {
    header: texts.phone,
    cell: ({ getValue }) => formatPhone(getValue() ?? '') || texts.notTold,
    meta: { width: '136px', sort: 'telefone' },
  }),
  column.accessor('flAtivo', {
    header: texts.status,
    cell: ({ getValue }) => <ActivityBadge isActive={getValue()} />,
    meta: { width: '112px', sort: 'atividade' },
  }),
]);
