import type { Schema } from '@aferir/api-client';
import { getStaffUserQuery, listUsersQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { Badge, DataGrid, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { usersMessages as texts } from '../users-messages.ts';

type User = Schema<'UserRow'>;

const column = gridColumnsOf<User>();
const columns = column.columns([
  column.accessor('nmUsuario', {
    header: texts.name,
    // Whether they are active stands in a column of its own.
    cell: ({ row: { original } }) => (
      <PersonCell
        nmPessoa={original.nmUsuario}
        nmCargo={original.flAdministrador ? texts.administrator : null}
        urlFoto={original.urlFoto}
        dsEmail={original.dsEmail}
        flAtivo
      />
    ),
    meta: { isCardTitle: true },
  }),
  column.accessor('dsEmail', { header: texts.email }),
  column.accessor('flAtivo', {
    header: texts.status,
    cell: ({ getValue }) => (
      <Badge tone={getValue() ? 'success' : 'neutral'}>
        {getValue() ? texts.active : texts.inactive}
      </Badge>
    ),
    meta: { width: '120px' },
  }),
]);

/** Props of {@link UsersGrid}. */
export interface UsersGridProps {
  onAdd: () => void;
  onEdit: (user: User) => void;
  onRemove: (user: User) => void;
}

/** The users, page by page. What it shows is kept in the address. */
export function UsersGrid({ onAdd, onEdit, onRemove }: UsersGridProps) {
  const { staff } = useServices();
  const { withRight } = useSectionRights(SECTION.users);
  const [query, setQuery] = useGridAddress();
  const own = useQuery(getStaffUserQuery(staff)).data;
  const users = useQuery({
    ...listUsersQuery(staff, { query: toPageParams(query) }),
    placeholderData: keepPreviousData,
  });

  return (
    <DataGrid<User>
      title={texts.title}
      countLabel={texts.found}
      columns={columns}
      data={toGridData(users, texts.listFailed)}
      query={query}
      onQueryChange={setQuery}
      rowId={({ idUsuario }) => String(idUsuario)}
      rowName={({ nmUsuario }) => nmUsuario}
      rowActions={[
        {
          id: 'edit',
          label: texts.edit,
          icon: <Pencil />,
          onSelect: (user) => withRight('alterar', () => onEdit(user)),
        },
        {
          id: 'remove',
          label: texts.remove,
          icon: <Trash2 />,
          isDestructive: true,
          disabledReason: ({ idUsuario }) =>
            idUsuario === own?.idUsuario ? texts.ownRemoval : undefined,
          onSelect: (user) => withRight('excluir', () => onRemove(user)),
        },
      ]}
      onReload={() => users.refetch()}
      addAction={{ label: texts.add, onAdd: () => withRight('incluir', onAdd) }}
      empty={{ title: texts.empty, description: texts.emptyText }}
    />
  );
}
