import type { OtherLanguage } from '../shared/language/texts-in.tsx';
import type { ChangePasswordMessages, SignInMessages } from './access.messages.ts';

/** The texts of the forms of access in a language. */
export interface AccessMessages {
  readonly signIn: SignInMessages;
  readonly changePassword: ChangePasswordMessages;
}

const catalogues = {
  async en() {
    const { signInEnglish, changePasswordEnglish } = await import('../languages/en/access.ts');
    return { signIn: signInEnglish, changePassword: changePasswordEnglish };
  },
  async es() {
    const { signInSpanish, changePasswordSpanish } = await import('../languages/es/access.ts');
    return { signIn: signInSpanish, changePassword: changePasswordSpanish };
  },
} satisfies Record<OtherLanguage, () => Promise<AccessMessages>>;

/** Fetches what `SignInForm`, `ForgottenPassword` and `ChangePasswordForm` take as `messages`, in another language than Portuguese. */
export function loadAccessMessages(language: OtherLanguage): Promise<AccessMessages> {
  return catalogues[language]();
}
