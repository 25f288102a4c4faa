import type { Schema } from '@aferir/api-client';
import { acceptFirstAccessLinkMutation } from '@aferir/api-client/react';
import { Notice } from '@aferir/ui';
import { useNavigate } from 'react-router';
import { employeeLogin } from '../../../guard.ts';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import type { PageState } from '../../../shared/navigation/page-state.ts';
import { accessTexts } from '../access-messages.ts';
import { FirstPasswordForm } from '../first-access/first-password-form.tsx';
import { handedAccessTexts } from './handed-access-messages.ts';

/** Props of {@link HandedAccessForm}. */
export interface HandedAccessFormProps {
  hash: string;
  holder: Schema<'FirstAccessHolder'>;
}

/** Sets the password and signs in with it; where that does not work at once, it is left to the sign-in. */
export function HandedAccessForm({ hash, holder }: HandedAccessFormProps) {
  const { anyone, companies, employee } = useServices();
  const navigate = useNavigate();
  const { nmPessoa, nmEmpresa, idCliente, cdPessoaCliente: number, cdIdioma } = holder;
  const texts = useTexts(handedAccessTexts);
  const { handedPrivacyText } = useTexts(accessTexts);
  const way = wayOf(holder);
  const signInHref = employeeLogin(idCliente);

  async function enter(password: string) {
    if (cdIdioma) companies.rememberLikedLanguage(cdIdioma);
    if (number) {
      const known = { login: number, password, idcliente: idCliente };
      const { problem } = await employee.session.signIn(known);
      if (!problem) return navigate(linkTo(paths.employeeDashboard), { replace: true });
    }
    return navigate(signInHref, {
      replace: true,
      state: {
        notice: `signInBy${way}`,
        ...(number && { login: number }),
      } satisfies Partial<PageState>,
    });
  }

  return (
    <FirstPasswordForm
      hash={hash}
      setting={acceptFirstAccessLinkMutation(anyone)}
      onSet={enter}
      title={texts.title}
      description={texts.text(nmPessoa, nmEmpresa)}
      registrationNumber={number}
      submitLabel={number ? texts.createAndSignIn : texts.create}
      failed={texts.createFailed}
      elsewhere={{ href: signInHref, label: texts.signIn }}
      done={<Notice tone="success">{number ? texts.signingIn : texts.created}</Notice>}
      note={<Notice>{texts[`signsInBy${way}`]}</Notice>}
      privacyText={handedPrivacyText(nmEmpresa)}
    />
  );
}

/** By what somebody signs in. */
function wayOf({ cdPessoaCliente, flTemCpf }: Schema<'FirstAccessHolder'>) {
  if (!cdPessoaCliente) return 'Cpf';
  return flTemCpf ? 'Both' : 'Number';
}
