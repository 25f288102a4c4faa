import type { Language } from '@aferir/domain';

/** What the frame around every widget says. */
export const frameMessages = {
  crash: 'Ocorreu um erro inesperado',
  lostChunk: 'Não foi possível se conectar ao servidor!',
  crashHint: 'O que você já salvou continua guardado.',
  retry: 'Tentar novamente',
  maker: 'por Aferir',
};

/** The shape of these texts. */
export type FrameMessages = typeof frameMessages;

/** The same in every language, at hand: they tell that others could not be fetched. */
export const frameMessagesIn: Readonly<Record<Language, FrameMessages>> = {
  'pt-BR': frameMessages,
  en: {
    crash: 'Something unexpected went wrong',
    lostChunk: 'Could not connect to the server!',
    crashHint: 'What you have already saved is safe.',
    retry: 'Try again',
    maker: 'by Aferir',
  },
  es: {
    crash: 'Ocurrió un error inesperado',
    lostChunk: '¡No se pudo conectar con el servidor!',
    crashHint: 'Lo que ya guardaste sigue a salvo.',
    retry: 'Intentar de nuevo',
    maker: 'por Aferir',
  },
};
