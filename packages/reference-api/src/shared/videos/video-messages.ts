import { VIDEO_FAULTS } from '@aferir/domain';

/** What is said of videos that people send, in Brazilian Portuguese. */
export const videoMessages = {
  empty: VIDEO_FAULTS.empty,
  tooLarge: VIDEO_FAULTS['too-large'],
  missing: 'Escolha o vídeo a enviar.',
  noMp4: VIDEO_FAULTS['not-mp4'],
  noPicture: 'O arquivo não tem imagem. Envie um vídeo, não só um áudio.',
  unreadable: 'O vídeo está danificado ou incompleto. Gere o arquivo de novo e tente outra vez.',
  foreign: 'Envie o vídeo por esta tela. Vídeos de fora ou de envios antigos não são aceitos.',
  noRoom: 'Não há espaço para guardar o vídeo agora. Tente novamente mais tarde.',
  otherOffset: 'O envio parou em outro ponto. Continue de onde ele está.',
  badAddress: 'Este endereço não vale mais. Abra o vídeo de novo.',
  removed: 'Removido com sucesso.',
} as const;

/** The field of a request in which a video stands. */
export const videoField = 'videoFile';
