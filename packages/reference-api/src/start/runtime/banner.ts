import type { Config } from '../../platform/config/config.ts';
import { isMailWaiting } from '../../shared/mail/mail-delivery.ts';
import { exampleAccounts, examplePassword } from '../example/example-accounts.ts';

/** What the start tells whoever is looking at the terminal. */
export function renderBanner(config: Config, setupToken: string | undefined): string {
  const { publicUrl } = config;
  const lines = [
    '',
    `Aferir em ${publicUrl}`,
    `  Documentação         ${publicUrl}/docs/`,
    `  Documentação da API  ${publicUrl}/api/docs/`,
    `  Storybook            ${publicUrl}/storybook/`,
    `  Widgets              ${publicUrl}/widgets/loader.js`,
    `  Páginas de exemplo   ${publicUrl}/exemplos/`,
  ];
  if (config.demo) {
    lines.push(
      `  Caixa de saída       ${publicUrl}/caixa-de-saida`,
      '',
      `Contas de exemplo (senha ${examplePassword}):`,
      ...exampleAccounts.map(
        ({ login, realm, description }) =>
          `  ${login.padEnd(27)} ${realm === 'staff' ? 'empresa    ' : 'funcionário'}  ${description}`,
      ),
    );
  }
  if (isMailWaiting(config)) {
    lines.push(
      '',
      'Atenção: sem SMTP_URL nenhum e-mail sai deste servidor. Cada um espera no banco de dados',
      'até que o servidor inicie com SMTP_URL.',
    );
  }
  if (setupToken) {
    lines.push(
      '',
      'Crie o primeiro administrador neste endereço, válido uma única vez:',
      `  ${publicUrl}/primeiro-administrador?token=${setupToken}`,
    );
  }
  return `${lines.join('\n')}\n\n`;
}
