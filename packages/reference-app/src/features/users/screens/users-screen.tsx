import type { Schema } from '@aferir/api-client';
import {
  deleteUserMutation,
  getStaffUserQuery,
  listUsersQuery,
  resendInvitationMutation,
} from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import stack from '../../../shared/frame/stack.module.css';
import { editAction, removeAction } from '../../../shared/grid/record-actions.tsx';
import { RecordGrid } from '../../../shared/grid/record-grid.tsx';
import { RecordsHeader } from '../../../shared/grid/records-header.tsx';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import { useRemoval } from '../../../shared/writes/use-removal.ts';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { LateProfileFilter } from '../components/late-profile-filter.tsx';
import { userColumns } from '../components/user-columns.tsx';
import { UserDialog, type UserDialogProps } from '../components/user-dialog.tsx';
import { useProfileNarrowing } from '../use-profile-narrowing.ts';
import { usersMessages as texts } from '../users-messages.ts';

type User = Schema<'UserRow'>;

/** Props of {@link UsersScreen}. */
export type UsersScreenProps = Pick<UserDialogProps, 'newProfileDialog'>;

/** The users of the company, and a dialog to add or change one. The one that is open stands in the address. */
export function UsersScreen({ newProfileDialog }: UsersScreenProps) {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.users);
  const [openId, open] = useRecordParam();
  const removal = useRemoval(deleteUserMutation(staff), {
    texts,
    nameOf: ({ nmUsuario }: User) => nmUsuario,
    initOf: ({ idUsuario: id }) => ({ params: { path: { id } } }),
  });
  const { held, profileNarrowings } = useProfileNarrowing();
  const users = useGridList((page) => listUsersQuery(staff, { query: { ...page, ...held } }), {
    sorts: ['nome', 'email', 'perfis', 'situacao'],
  });
  const emailOf = (id: number) =>
    users.read.data?.rows.find(({ idUsuario }) => idUsuario === id)?.dsEmail ?? '';
  const resend = useToldMutation(resendInvitationMutation(staff), {
    done: ({ body }) => texts.resent(emailOf(body.idUsuario)),
    failed: texts.resendFailed,
  });
  const isAdministrator = useStaffMember()?.permissions.isAdministrator === true;
  const own = useQuery(getStaffUserQuery(staff)).data;
  const ownRemoval = ({ idUsuario }: User) =>
    idUsuario === own?.idUsuario ? texts.ownRemoval : undefined;

  return (
    <div className={stack.root}>
      <RecordsHeader section={SECTION.users} texts={texts} onAdd={() => open(0)} />
      <RecordGrid<User>
        section={SECTION.users}
        texts={texts}
        onAdd={() => open(0)}
        exported="usuarios"
        list={users}
        columns={userColumns}
        narrowings={profileNarrowings}
        filterFields={<LateProfileFilter />}
        rowId={({ idUsuario }) => String(idUsuario)}
        rowName={({ nmUsuario }) => nmUsuario}
        rowActions={[
          editAction({ label: texts.edit, onSelect: ({ idUsuario }) => open(idUsuario) }),
          {
            id: 'resend',
            label: texts.resend,
            icon: <Send />,
            right: 'alterar',
            isVisible: ({ flAtivo, flAdministrador, convite }) =>
              flAtivo && convite !== null && (isAdministrator || !flAdministrador),
            onSelect: ({ idUsuario }) => resend.mutate({ body: { idUsuario } }),
          },
          removeAction({ label: texts.remove, disabledReason: ownRemoval, onSelect: removal.ask }),
        ]}
      />
      {openId !== null && has(rightToSave(openId)) ? (
        <UserDialog
          key={openId}
          userId={openId}
          newProfileDialog={newProfileDialog}
          onClose={() => open(null)}
        />
      ) : null}
      <ConfirmDialog {...removal.question} />
    </div>
  );
}
