import { counted } from '../../../shared/lib/counted.ts';

/** What is said while a training is sent to its people. */
export const sendTrainingMessages = {
  title: 'Enviar Emails',
  question: 'Deseja enviar este treinamento a quem ainda não recebeu?',
  willReceive: (count: number) =>
    count === 0
      ? 'Ninguém falta receber.'
      : counted(
          count,
          'pessoa vai receber por e-mail o link para assistir.',
          'pessoas vão receber por e-mail o link para assistir.',
        ),
  sent: 'Os emails foram enviados com sucesso!',
} as const;
