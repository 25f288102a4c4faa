import { EMAIL_FAULT_TEXTS } from '@aferir/domain';
import { portalMessages } from '../shared/host/portal-messages.ts';
import { spokenMessages } from '../shared/language/spoken-messages.ts';

/** Every text of the player. */
export const trainingPlayerMessages = {
  ...portalMessages,
  ...spokenMessages,
  name: 'Treinamento',
  loading: 'Carregando o treinamento…',
  unavailableTitle: 'Não foi possível abrir o treinamento',
  unreachableTitle: 'Sem conexão no momento',
  unreachableHint: 'Vamos tentar de novo automaticamente assim que possível.',
  retry: 'Tentar novamente',
  missingLink: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',

  emailText: (maskedEmail: string) =>
    `Para assistir, confirme seu e-mail (${maskedEmail}). Enviaremos um PIN de 4 caracteres para ele.`,
  noEmail:
    'Você não tem um e-mail cadastrado, e por isso não é possível enviar o PIN. Procure o RH da sua empresa.',
  email: 'E-mail',
  emailInvalid:
    'Este email não é válido! Verifique se o endereço de email foi escrito corretamente.',
  /** What is wrong with an address that can be told. */
  emailFaults: EMAIL_FAULT_TEXTS,
  sendPin: 'Enviar PIN',
  pinAtHand: 'Já tenho um PIN',
  pinSent: 'Um novo PIN foi enviado para seu e-mail! Verifique sua caixa de entrada.',
  sendFailed:
    'Um problema inesperado aconteceu! Verifique se o endereço de email foi escrito corretamente.',

  pinText: 'Digite o PIN de 4 caracteres que chegou ao seu e-mail. Ele vale por 30 minutos.',
  pin: 'PIN',
  checking: 'Verificando o PIN…',
  otherPin: 'Enviar outro PIN',
  accessExpired: 'Seu acesso expirou. Por favor, requisite um novo PIN.',
  accessRefused:
    'Seu acesso não foi validado. Verifique se o PIN está correto ou solicite um novo PIN.',
  openFailed: 'Não foi possível carregar o treinamento. Tente utilizar um novo PIN.',

  leave: 'Sair',
  leaveTitle: 'Sair do treinamento',
  leaveText:
    'Deseja finalizar a sessão? Você irá precisar requisitar outro PIN para ver o treinamento novamente.',
  stay: 'Cancelar',

  about: 'Sobre o treinamento',
  duration: 'Duração',
  author: 'Autor',
  category: 'Categoria',
  description: 'Descrição',
  progressLabel: 'Vídeos concluídos',
  progress: (concluded: number, total: number) => `${concluded} de ${total}`,
  sessions: 'Sessões',
  noVideos: 'Este treinamento ainda não tem vídeos.',
  concludedOf: (concluded: number, total: number) =>
    `${concluded} de ${total} ${total === 1 ? 'vídeo' : 'vídeos'}`,
  mark: (video: string) => `Concluído: ${video}`,
  watched: 'Assistido',
  marked: 'Marcado por você',
  nowPlaying: 'Em exibição',
  isSaved: 'Progresso salvo',
  saveFailed: 'Sem conexão: seu progresso será salvo assim que ela voltar.',

  speed: 'Velocidade',
  speedOf: (speed: number) => (speed === 1 ? 'Normal' : `${speed.toLocaleString('pt-BR')}×`),
  pictureInPicture: 'Janela flutuante',
  captionsLabel: 'Português',
  videoFailed: 'Não foi possível carregar o vídeo.',
  nextIn: (seconds: number) =>
    `Próximo vídeo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
  playNext: 'Assistir agora',
  stopNext: 'Continuar neste vídeo',

  concludedTitle: 'Treinamento concluído!',
  certificateText: 'Seu certificado está pronto.',
  earlierCertificate: (version: number) =>
    `Você tem o certificado da versão ${version} deste treinamento.`,
  downloadCertificate: 'Baixar certificado',
  certificateFailed: 'Erro ao gerar o PDF. Tente novamente.',

  certificateTitle: 'Certificado',
  certificateFile: 'Certificado.pdf',
  certifies: 'Certificamos que',
  hasConcluded: 'concluiu o treinamento',
  certificateFacts: (version: number, date: string) => `Versão ${version} · Concluído em ${date}`,
  certificateCode: 'Código',
  verifyAt: 'Verifique a autenticidade em',

  previewName: 'Prévia do treinamento',
  previewText:
    'Esta é uma prévia: é assim que o treinamento aparece para as pessoas. Nada do que você assistir aqui é salvo.',
};

/** The shape of the texts, to replace some or all of them. */
export type TrainingPlayerMessages = typeof trainingPlayerMessages;
