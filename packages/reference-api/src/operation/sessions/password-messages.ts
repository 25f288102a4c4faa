import type { PasswordFault } from '@aferir/domain';

/** What is wrong with a new password, in Brazilian Portuguese. */
export const passwordMessages: Readonly<Record<PasswordFault, string>> = {
  'too-short': 'A senha deve ter pelo menos 6 caracteres',
  'too-long': 'A senha deve ter no máximo 128 caracteres',
  'too-common': 'Esta senha é muito comum. Escolha outra.',
};
