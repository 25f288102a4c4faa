import type { Schema } from '@aferir/api-client';
import { listAccessProfilesQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { Badge, DataGrid, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { accessProfilesMessages } from '../access-profiles-messages.ts';

type Profile = Schema<'AccessProfileRow'>;

const column = gridColumnsOf<Profile>();
const columns = column.columns([
  column.accessor('nmPerfilAcesso', {
    header: accessProfilesMessages.nameColumn,
    cell: ({ row: { original } }) => (
      <>
        <span>{`${original.nmPerfilAcesso} `}</span>
        {original.flProprio ? <Badge>{accessProfilesMessages.ownBadge}</Badge> : null}
      </>
    ),
    meta: { isCardTitle: true },
  }),
  column.accessor('dsPerfilAcesso', {
    header: accessProfilesMessages.description,
    cell: ({ getValue }) => getValue() || '-',
  }),
  column.accessor('qtdUsuarios', {
    header: accessProfilesMessages.users,
    cell: ({ getValue }) => accessProfilesMessages.usersOf(getValue()),
    meta: { width: '120px' },
  }),
]);

/** Props of {@link AccessProfilesGrid}. */
export interface AccessProfilesGridProps {
  onAdd: () => void;
  onEdit: (profile: Profile) => void;
  onRemove: (profile: Profile) => void;
}

/** The profiles, page by page. What it shows is kept in the address. */
export function AccessProfilesGrid({ onAdd, onEdit, onRemove }: AccessProfilesGridProps) {
  const { staff } = useServices();
  const { withRight } = useSectionRights(SECTION.accessProfiles);
  const [query, setQuery] = useGridAddress();
  const profiles = useQuery({
    ...listAccessProfilesQuery(staff, { query: toPageParams(query) }),
    placeholderData: keepPreviousData,
  });

  return (
    <DataGrid<Profile>
      title={accessProfilesMessages.gridTitle}
      countLabel={accessProfilesMessages.found}
      columns={columns}
      data={toGridData(profiles, accessProfilesMessages.loadFailed)}
      query={query}
      onQueryChange={setQuery}
      rowId={({ idPerfilAcesso }) => String(idPerfilAcesso)}
      rowName={({ nmPerfilAcesso }) => nmPerfilAcesso}
      rowActions={[
        {
          id: 'edit',
          label: accessProfilesMessages.edit,
          icon: <Pencil />,
          disabledReason: ({ flProprio }) => (flProprio ? accessProfilesMessages.own : undefined),
          onSelect: (profile) => withRight('alterar', () => onEdit(profile)),
        },
        {
          id: 'remove',
          label: accessProfilesMessages.remove,
          icon: <Trash2 />,
          isDestructive: true,
          onSelect: (profile) => withRight('excluir', () => onRemove(profile)),
        },
      ]}
      onReload={() => profiles.refetch()}
      addAction={{
        label: accessProfilesMessages.add,
        onAdd: () => withRight('incluir', onAdd),
      }}
      empty={{
        title: accessProfilesMessages.empty,
        description: accessProfilesMessages.emptyText,
      }}
    />
  );
}
