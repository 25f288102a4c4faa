import type { Schema } from '@aferir/api-client';
import { getStaffUserQuery } from '@aferir/api-client/react';
import { emailProblem, isUserActive } from '@aferir/domain';
import { EmailField, Notice, TextField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import fields from '../../../shared/forms/fields.module.css';
import { personNameRule } from '../../../shared/forms/person-name-rule.ts';
import { invitationText } from '../invitation-text.ts';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { FirstPassword } from './first-password.tsx';
import { UserDetails } from './user-details.tsx';
import { type NewProfileDialog, UserProfiles } from './user-profiles.tsx';

/** Props of {@link UserFields}. */
export interface UserFieldsProps {
  form: UseFormReturn<UserValues>;
  /** Who is changed; nobody yet while it is a new user. */
  user: Schema<'User'> | undefined;
  newProfileDialog?: NewProfileDialog | undefined;
}

/** Who a user is and what they may do; all that may stay empty is folded away. */
export function UserFields({ form, user, newProfileDialog }: UserFieldsProps) {
  const { staff } = useServices();
  const own = useQuery(getStaffUserQuery(staff)).data;
  const isSelf = user !== undefined && own?.idUsuario === user.idUsuario;
  const isAdministrator = useStaffMember()?.permissions.isAdministrator === true;
  const field = fieldOf(form);
  const mayComeIn =
    user && isUserActive({ isActive: user.flAtivo, personIsActive: user.flFuncionarioAtivo });
  const invitation = mayComeIn ? invitationText(user.convite) : undefined;
  return (
    <div className={fields.groups}>
      {invitation ? <Notice>{invitation}</Notice> : null}
      <div className={fields.fields}>
        <TextField
          {...field('nmUsuario', { validate: personNameRule(texts.nameRequired) })}
          label={texts.name}
        />
        <EmailField
          {...field('dsEmail', {
            required: texts.emailRequired,
            validate: (email) => emailProblem(email, texts.emailInvalid),
          })}
          label={texts.email}
          hint={isSelf ? texts.ownEmailHint : texts.emailHint}
          readOnly={isSelf}
          autoComplete="off"
        />
      </div>
      <UserProfiles
        form={form}
        user={user}
        isLocked={isSelf && !isAdministrator}
        newProfileDialog={newProfileDialog}
      />
      {user ? null : <FirstPassword form={form} />}
      <UserDetails form={form} user={user} mayMakeAdministrators={isAdministrator} />
    </div>
  );
}
