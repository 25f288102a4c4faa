import { spoken } from '../../platform/sentences/interpreter.ts';
import { videoMessages } from './video-messages.ts';

/** What is wrong with a video, in the other languages. */
export const videoSentences = spoken<
  Pick<typeof videoMessages, 'noPicture' | 'unreadable' | 'foreign' | 'noRoom'>
>(videoMessages, {
  en: {
    noPicture: 'The file has no picture. Send a video, not just sound.',
    unreadable: 'The video is damaged or incomplete. Make the file again and try once more.',
    foreign:
      'Send the video from this screen. Videos of other places or former ones are not taken.',
    noRoom: 'There is no room to keep the video now. Try again later.',
  },
  es: {
    noPicture: 'El archivo no tiene imagen. Envía un video, no solo un audio.',
    unreadable: 'El video está dañado o incompleto. Genera el archivo de nuevo e intenta otra vez.',
    foreign:
      'Envía el video desde esta pantalla. No se aceptan videos de fuera ni de envíos anteriores.',
    noRoom: 'No hay espacio para guardar el video ahora. Intenta de nuevo más tarde.',
  },
});
