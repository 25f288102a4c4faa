import { Button, PasswordField } from '@aferir/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { newPasswordRule } from '../../../shared/forms/new-password-rule.ts';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import styles from './user-form.module.css';

/** How a new user comes by a password: by an invitation, or by one that is told by hand. */
export function FirstPassword({ form }: { form: UseFormReturn<UserValues> }) {
  const { control, setValue, clearErrors } = form;
  const isTold = useWatch({ control, name: 'temSenha' });
  const isActive = useWatch({ control, name: 'flAtivo' });

  function toggle() {
    setValue('temSenha', !isTold, { shouldDirty: true });
    setValue('dsSenha', '');
    clearErrors('dsSenha');
  }

  return (
    <div className={styles.password}>
      {isTold ? (
        <PasswordField
          {...fieldOf(form)('dsSenha', {
            ...newPasswordRule(texts.passwordRequired, texts.passwordFaults),
            shouldUnregister: true,
          })}
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
        />
      ) : (
        <p className={styles.none}>{isActive ? texts.invites : texts.invitesLater}</p>
      )}
      <Button variant="ghost" size="s" onClick={toggle}>
        {isTold ? texts.inviteInstead : texts.tellPassword}
      </Button>
    </div>
  );
}
