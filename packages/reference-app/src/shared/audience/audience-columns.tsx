import { gridColumnsOf } from '@aferir/ui';
import { PersonCell } from '../people/person-cell.tsx';
import type { AudienceMember } from './audience.ts';
import { audienceMessages as texts } from './audience-messages.ts';

const column = gridColumnsOf<AudienceMember>();

/** What is shown of people whom something is for, or could be. */
export const audienceColumns = column.columns([
  column.accessor('nmPessoa', {
    header: texts.person,
    cell: ({ row: { original } }) => <PersonCell {...original} idOrganogramaPessoa={undefined} />,
    meta: { isCardTitle: true },
  }),
  column.accessor('nmDepartamento', {
    header: texts.department,
    cell: ({ getValue }) => getValue() ?? texts.notTold,
  }),
]);
