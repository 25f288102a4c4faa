import type { Schema } from '@aferir/api-client';
import { acceptInvitationMutation } from '@aferir/api-client/react';
import { Notice } from '@aferir/ui';
import { useNavigate } from 'react-router';
import { useServices } from '../../../services/services-context.tsx';
import type { PageState } from '../../../shared/navigation/page-state.ts';
import { FirstPasswordForm } from '../first-access/first-password-form.tsx';
import { invitationMessages as texts } from './invitation-messages.ts';

/** Props of {@link InvitationForm}. */
export interface InvitationFormProps {
  hash: string;
  /** Where staff sign in. */
  signInHref: string;
  /** The first page behind the sign-in. */
  homeHref: string;
  invitation: Schema<'Invitation'>;
}

/** Sets the password and signs in with it; where that does not work at once, it is left to the sign-in. */
export function InvitationForm({ hash, invitation, signInHref, homeHref }: InvitationFormProps) {
  const { anyone, staff } = useServices();
  const navigate = useNavigate();
  const { dsEmail: login, nmUsuario, nmEmpresa } = invitation;

  async function enter(password: string) {
    const { problem } = await staff.session.signIn({ login, password });
    if (!problem) return navigate(homeHref, { replace: true });
    return navigate(signInHref, {
      replace: true,
      state: { notice: 'signIn', login } satisfies Partial<PageState>,
    });
  }

  return (
    <FirstPasswordForm
      hash={hash}
      setting={acceptInvitationMutation(anyone)}
      onSet={enter}
      title={texts.title}
      description={texts.text(nmUsuario, nmEmpresa)}
      email={login}
      submitLabel={texts.create}
      failed={texts.createFailed}
      elsewhere={{ href: signInHref, label: texts.signIn }}
      done={<Notice tone="success">{texts.created}</Notice>}
      privacyText={texts.privacyText(nmEmpresa)}
    />
  );
}
