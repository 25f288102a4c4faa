import { employeesMessages } from '../employees-messages.ts';

/** What the mail at the end of an import says, in Brazilian Portuguese. */
export const importMailMessages = {
  subject: (company: string) => `${company}: importação de funcionários`,
  preheader: 'Veja o que entrou e o que precisa ser corrigido.',
  done: (file: string) => `A importação do arquivo ${file} terminou.`,
  stopped: (file: string) =>
    `A importação do arquivo ${file} foi interrompida. ${employeesMessages.importStopped}`,
  counts: (created: number, changed: number, unchanged: number) =>
    `Novos: ${created}. Alterados: ${changed}. Sem mudança: ${unchanged}.`,
  faulty: (count: number, attached: number) => {
    if (count === 1) return 'Uma linha não entrou. Ela está no arquivo em anexo, com o motivo.';
    return attached < count
      ? `${count} linhas não entraram. As primeiras ${attached} estão no arquivo em anexo, cada uma com o motivo.`
      : `${count} linhas não entraram. Elas estão no arquivo em anexo, cada uma com o motivo.`;
  },
  withoutEmail: (count: number) =>
    count === 1
      ? 'Uma pessoa está sem e-mail. Nada é enviado a ela: copie o link de cada pedido, imprima um bilhete ou abra um totem.'
      : `${count} pessoas estão sem e-mail. Nada é enviado a elas: copie o link de cada pedido, imprima bilhetes ou abra um totem.`,
  action: 'Ver importação',
  reason: (company: string) =>
    `Você recebeu este e-mail porque iniciou uma importação de funcionários em ${company}.`,
} as const;
