import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { Button, ConfirmDialog, IconButton, Menu, MenuItem } from '@aferir/ui';
import { EllipsisVertical, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { AnonymizeDialog, FirstAccessDialog, PasswordDialog } from '../components/late-dialogs.ts';
import { useEmployeeActions } from '../use-employee-actions.tsx';
import { useLeaving } from '../use-leaving.ts';
import { personMessages as texts } from './person-messages.ts';

/** What has been opened over the page. */
type Opened = 'password' | 'first-access' | 'anonymizing';

/** Props of {@link PersonActions}. */
export interface PersonActionsProps {
  sheet: Schema<'EmployeeSheet'>;
  onEdit: () => void;
  /** The person is there no more. */
  onRemoved: () => void;
}

/** What can be done with the record of a person, by those who may. */
export function PersonActions({ sheet, onEdit, onRemoved }: PersonActionsProps) {
  const { has } = useSectionRights(SECTION.employees);
  const [opened, setOpened] = useState<Opened>();
  const leaving = useLeaving(() => undefined, onRemoved);
  const actions = useEmployeeActions({
    edit: onEdit,
    setPassword: () => setOpened('password'),
    handFirstAccess: () => setOpened('first-access'),
    deactivate: (one) => leaving.deactivate([one]),
    anonymize: () => setOpened('anonymizing'),
    remove: leaving.remove,
  });
  const { idOrganogramaPessoa, nmPessoa, flAtivo, flAnonimizado, dsEmail, cadastro } = sheet;
  if (!cadastro || (flAnonimizado && opened !== 'anonymizing')) return null;
  const { flTemVinculos, flTemSenha } = cadastro;
  const person = {
    idOrganogramaPessoa,
    nmPessoa,
    flAtivo,
    flAnonimizado,
    flTemVinculos,
    flTemSenha,
    dsEmail,
  };
  const offered = actions.filter(
    ({ id, right, isVisible, disabledReason }) =>
      id !== 'edit' && has(right) && isVisible?.(person) !== false && !disabledReason?.(person),
  );
  const close = () => setOpened(undefined);
  return (
    <>
      {has('alterar') ? (
        <Button icon={<Pencil />} onClick={onEdit}>
          {texts.edit}
        </Button>
      ) : null}
      {offered.length > 0 ? (
        <Menu
          trigger={
            <IconButton
              label={texts.actionsOf(nmPessoa)}
              icon={<EllipsisVertical />}
              isTooltipHidden
            />
          }
        >
          {offered.map(({ id, label, icon, isDestructive, onSelect }) => (
            <MenuItem
              key={id}
              icon={icon}
              {...(isDestructive && { tone: 'danger' })}
              onSelect={() => onSelect(person)}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      <Suspense fallback={null}>
        {opened === 'password' ? <PasswordDialog employee={person} onClose={close} /> : null}
        {opened === 'first-access' ? <FirstAccessDialog employee={person} onClose={close} /> : null}
        {opened === 'anonymizing' ? <AnonymizeDialog employee={person} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog {...leaving.questions.removal} />
      <ConfirmDialog {...leaving.questions.deactivation} />
    </>
  );
}
