import { counted } from '../lib/counted.ts';

/** What is said while something is mailed to many people. */
export const sendingMessages = {
  countFailed: 'Não foi possível contar quem recebe.',
  alreadySent: (count: number) =>
    counted(
      count,
      'pessoa já recebeu e não recebe de novo.',
      'pessoas já receberam e não recebem de novo.',
    ),
  sending: 'Carregando...',
  done: 'Concluído!',
  progress: 'E-mails enviados',
  progressOf: (sent: number, total: number) =>
    `${sent.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`,
  notSent: (count: number) =>
    counted(
      count,
      'pessoa não recebeu por não ter e-mail ou estar inativa.',
      'pessoas não receberam por não terem e-mail ou estarem inativas.',
    ),
  failed: (detail: string) => `Não foi possível enviar os emails! ${detail}`,
  retry: 'Tentar novamente',
  close: 'Fechar',
} as const;
