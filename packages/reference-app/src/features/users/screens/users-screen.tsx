import type { Schema } from '@aferir/api-client';
import { deleteUserMutation } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import stack from '../../../shared/frame/stack.module.css';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { UserDialog } from '../components/user-dialog.tsx';
import { UsersGrid } from '../components/users-grid.tsx';
import { usersMessages as texts } from '../users-messages.ts';

type User = Schema<'UserRow'>;

/** The users of the company, and a dialog to add or change one. The one that is open stands in the address. */
export function UsersScreen() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.users);
  const [openId, open] = useRecordParam();
  const removal = useRemoval(deleteUserMutation(staff), {
    texts,
    nameOf: ({ nmUsuario }: User) => nmUsuario,
    initOf: ({ idUsuario: id }) => ({ params: { path: { id } } }),
  });

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <UsersGrid
        onAdd={() => open(0)}
        onEdit={({ idUsuario }) => open(idUsuario)}
        onRemove={removal.ask}
      />
      {openId !== null && has(rightToSave(openId)) ? (
        <UserDialog key={openId} userId={openId} onClose={() => open(null)} />
      ) : null}
      <ConfirmDialog {...removal.question} />
    </div>
  );
}
