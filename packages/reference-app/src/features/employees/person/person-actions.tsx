import type { Schema } from '@aferir/api-client';
import { activateEmployeeMutation } from '@aferir/api-client/react';
import { firstAccessObstacle, SECTION } from '@aferir/domain';
import { Button, ConfirmDialog, IconButton, Menu, MenuItem } from '@aferir/ui';
import {
  EllipsisVertical,
  KeyRound,
  Link2,
  Pencil,
  ShieldOff,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import type { AnonymizeDialogProps } from '../components/anonymize-dialog.tsx';
import type { FirstAccessDialogProps } from '../components/first-access-dialog.tsx';
import type { PasswordDialogProps } from '../components/password-dialog.tsx';
import { employeesMessages as words } from '../employees-messages.ts';
import { useLeaving } from '../use-leaving.ts';
import { personMessages as texts } from './person-messages.ts';

// The page would wait for what forms are made of.
const PasswordDialog = lazyOr<PasswordDialogProps>(
  async () => (await import('../components/password-dialog.tsx')).PasswordDialog,
  LostPart,
);

const AnonymizeDialog = lazyOr<AnonymizeDialogProps>(
  async () => (await import('../components/anonymize-dialog.tsx')).AnonymizeDialog,
  LostPart,
);

const FirstAccessDialog = lazyOr<FirstAccessDialogProps>(
  async () => (await import('../components/first-access-dialog.tsx')).FirstAccessDialog,
  LostPart,
);

/** Props of {@link PersonActions}. */
export interface PersonActionsProps {
  sheet: Schema<'EmployeeSheet'>;
  onEdit: () => void;
  /** The person is there no more. */
  onRemoved: () => void;
}

/** What can be done with the record of a person, by those who may. */
export function PersonActions({ sheet, onEdit, onRemoved }: PersonActionsProps) {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.employees);
  const isAdministrator = useStaffMember()?.permissions.isAdministrator === true;
  const [isAnonymizing, setAnonymizing] = useState(false);
  const [isSettingPassword, setSettingPassword] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const leaving = useLeaving(() => undefined, onRemoved);
  const activation = useToldMutation(activateEmployeeMutation(staff), {
    done: words.activated,
    failed: words.activateFailed,
  });
  const { idOrganogramaPessoa, nmPessoa, flAtivo, flAnonimizado, dsEmail, cadastro } = sheet;
  if (!cadastro || (flAnonimizado && !isAnonymizing)) return null;
  const { flTemVinculos } = cadastro;
  const person = { idOrganogramaPessoa, nmPessoa, flAtivo, flTemVinculos, dsEmail };
  const obstacle = firstAccessObstacle({
    email: dsEmail,
    hasPassword: cadastro.flTemSenha,
    isActive: flAtivo,
    isAnonymous: flAnonimizado === true,
  });
  const mayRemove = has('excluir') && (flAtivo || !cadastro.flTemVinculos);
  return (
    <>
      {has('alterar') ? (
        <Button icon={<Pencil />} onClick={onEdit}>
          {texts.edit}
        </Button>
      ) : null}
      {has('alterar') || mayRemove ? (
        <Menu
          trigger={
            <IconButton
              label={texts.actionsOf(nmPessoa)}
              icon={<EllipsisVertical />}
              isTooltipHidden
            />
          }
        >
          {has('alterar') && flAtivo ? (
            <>
              <MenuItem icon={<KeyRound />} onSelect={() => setSettingPassword(true)}>
                {words.setPassword}
              </MenuItem>
              {obstacle === null ? (
                <MenuItem icon={<Link2 />} onSelect={() => setInviting(true)}>
                  {words.firstAccessLink}
                </MenuItem>
              ) : null}
              <MenuItem icon={<UserX />} onSelect={() => leaving.deactivate([person])}>
                {words.deactivate}
              </MenuItem>
            </>
          ) : null}
          {has('alterar') && !flAtivo ? (
            <MenuItem
              icon={<UserCheck />}
              onSelect={() => activation.mutate({ body: { idOrganogramaPessoa } })}
            >
              {words.activate}
            </MenuItem>
          ) : null}
          {isAdministrator ? (
            <MenuItem icon={<ShieldOff />} tone="danger" onSelect={() => setAnonymizing(true)}>
              {words.anonymize}
            </MenuItem>
          ) : null}
          {mayRemove ? (
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => leaving.remove(person)}>
              {words.remove}
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
      {isSettingPassword ? (
        <Suspense fallback={null}>
          <PasswordDialog employee={person} onClose={() => setSettingPassword(false)} />
        </Suspense>
      ) : null}
      {isInviting ? (
        <Suspense fallback={null}>
          <FirstAccessDialog employee={person} onClose={() => setInviting(false)} />
        </Suspense>
      ) : null}
      {isAnonymizing ? (
        <Suspense fallback={null}>
          <AnonymizeDialog employee={person} onClose={() => setAnonymizing(false)} />
        </Suspense>
      ) : null}
      <ConfirmDialog {...leaving.questions.removal} />
      <ConfirmDialog {...leaving.questions.deactivation} />
    </>
  );
}
