import type { Schema } from '@aferir/api-client';
import { deleteAccessProfileMutation } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import stack from '../../../shared/frame/stack.module.css';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { AccessProfileDialog } from '../components/access-profile-dialog.tsx';
import { AccessProfilesGrid } from '../components/access-profiles-grid.tsx';

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

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <AccessProfilesGrid
        onAdd={() => open(0)}
        onEdit={({ idPerfilAcesso }) => open(idPerfilAcesso)}
        onRemove={removal.ask}
      />
      {openId !== null && has(rightToSave(openId)) ? (
        <AccessProfileDialog key={openId} profileId={openId} onClose={() => open(null)} />
      ) : null}
      <ConfirmDialog {...removal.question} />
    </div>
  );
}
