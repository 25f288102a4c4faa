import { counted } from '../../../shared/lib/counted.ts';

/** What is said while a game is sent to its people, and while they are reminded of it. */
export const sendGameMessages = {
  send: {
    title: 'Enviar jogo',
    question: (isAnonymous: boolean) =>
      `Deseja enviar este jogo a quem ainda não recebeu? As respostas são ${isAnonymous ? 'anônimas' : 'identificadas'}, e isso não muda depois do envio.`,
    willReceive: (count: number) =>
      count === 0
        ? 'Ninguém falta receber.'
        : counted(
            count,
            'pessoa vai receber por e-mail o link para responder.',
            'pessoas vão receber por e-mail o link para responder.',
          ),
    sent: 'Os emails foram enviados com sucesso!',
  },
  remind: {
    title: 'Lembrar',
    question: () => 'Deseja lembrar quem recebeu este jogo e ainda não respondeu tudo?',
    willReceive: (count: number) =>
      count === 0
        ? 'Ninguém a lembrar agora: quem falta já foi lembrado nas últimas 24 horas ou não tem e-mail.'
        : counted(
            count,
            'pessoa vai receber um lembrete por e-mail.',
            'pessoas vão receber um lembrete por e-mail.',
          ),
    sent: 'Os lembretes foram enviados com sucesso!',
  },
} as const;
