import type { Schema } from '@aferir/api-client';
import { deleteAccessProfileMutation, listAccessProfilesQuery } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import stack from '../../../shared/frame/stack.module.css';
import { editAction, removeAction } from '../../../shared/grid/record-actions.tsx';
import { RecordGrid } from '../../../shared/grid/record-grid.tsx';
import { RecordsHeader } from '../../../shared/grid/records-header.tsx';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { accessProfileColumns } from '../components/access-profile-columns.tsx';
import { AccessProfileDialog } from '../components/access-profile-dialog.tsx';

type Profile = Schema<'AccessProfileRow'>;

/** The profiles of the company, and a dialog to add or change one. The one that is open stands in the address. */
export function AccessProfilesScreen() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.accessProfiles);
  const [openId, open] = useRecordParam();
  const removal = useRemoval(deleteAccessProfileMutation(staff), {
    texts,
    nameOf: ({ nmPerfilAcesso }: Profile) => nmPerfilAcesso,
    initOf: ({ idPerfilAcesso: id }) => ({ params: { path: { id } } }),
  });
  const profiles = useGridList((page) => listAccessProfilesQuery(staff, { query: page }), {
    sorts: ['nome', 'descricao', 'usuarios'],
  });

  return (
    <div className={stack.root}>
      <RecordsHeader section={SECTION.accessProfiles} texts={texts} onAdd={() => open(0)} />
      <RecordGrid<Profile>
        section={SECTION.accessProfiles}
        texts={{ ...texts, title: texts.gridTitle }}
        onAdd={() => open(0)}
        exported="perfis"
        list={profiles}
        columns={accessProfileColumns}
        rowId={({ idPerfilAcesso }) => String(idPerfilAcesso)}
        rowName={({ nmPerfilAcesso }) => nmPerfilAcesso}
        rowActions={[
          editAction({
            label: texts.edit,
            disabledReason: ({ flProprio }) => (flProprio ? texts.own : undefined),
            onSelect: ({ idPerfilAcesso }) => open(idPerfilAcesso),
          }),
          removeAction({ label: texts.remove, onSelect: removal.ask }),
        ]}
      />
      {openId !== null && has(rightToSave(openId)) ? (
        <AccessProfileDialog key={openId} profileId={openId} onClose={() => open(null)} />
      ) : null}
      <ConfirmDialog {...removal.question} />
    </div>
  );
}
