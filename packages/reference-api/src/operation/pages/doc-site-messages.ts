/** What the sites of documentation say while they are not there. */
export const docSiteMessages = {
  documentation: {
    building: 'A documentação está sendo montada',
    failed: 'Não foi possível montar a documentação',
    missing: 'A documentação ainda não foi montada',
  },
  storybook: {
    building: 'O Storybook está sendo montado',
    failed: 'Não foi possível montar o Storybook',
    missing: 'O Storybook ainda não foi montado',
  },
  wait: 'Na primeira vez isso leva alguns minutos. Esta página abre sozinha quando tudo estiver pronto.',
  waitWithoutScript: 'Recarregue a página daqui a alguns minutos.',
  ready: 'Pronto. Abrindo…',
  lost: 'O servidor não responde. Esta página continua tentando.',
  failed:
    'Execute “npm run build -- --docs” na pasta do projeto para ver o que houve. Depois recarregue esta página.',
  missing:
    'Execute “npm run build -- --docs” na pasta do projeto. Depois recarregue esta página; não é preciso reiniciar o servidor.',
} as const;
