/** What the training player says, in Brazilian Portuguese. */
export const trainingPlayerMessages = {
  wrongPin: 'Seu acesso não foi validado. Verifique se o PIN está correto ou solicite um novo PIN.',
  expiredPin: 'Seu acesso expirou. Por favor, requisite um novo PIN.',
  locked: (minutes: number) =>
    `O PIN foi digitado errado muitas vezes. Aguarde ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} e solicite um novo PIN.`,
  pinSent: 'Um novo PIN foi enviado para seu e-mail! Verifique sua caixa de entrada.',
  tooManyPins: 'Você já pediu vários PINs. Aguarde alguns minutos antes de pedir outro.',
  otherLink: 'Este link não dá acesso a um treinamento.',
  deleted: 'Este treinamento foi excluído. Em caso de dúvida, procure o RH da sua empresa.',
  inactive: 'Este treinamento foi desativado. Em caso de dúvida, procure o RH da sua empresa.',
  notAssigned:
    'Este treinamento não está mais disponível para você. Em caso de dúvida, procure o RH da sua empresa.',
  noSuchVideo: 'Este vídeo não faz mais parte do treinamento. Recarregue a página.',
  unknownCertificate:
    'Nenhum certificado tem este código. Confira se ele foi digitado por inteiro.',
  tooManyVerifications: 'Muitas consultas seguidas. Aguarde alguns minutos e tente novamente.',
} as const;
