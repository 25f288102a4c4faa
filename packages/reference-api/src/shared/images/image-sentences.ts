import { spoken } from '../../platform/sentences/interpreter.ts';
import { imageMessages } from './image-messages.ts';

const photoTooLarge = {
  en: 'The picture may have 5 MB at most.',
  es: 'La imagen puede tener 5 MB como máximo.',
};

/** What is wrong with a picture, in the other languages. */
export const imageSentences = spoken(imageMessages, {
  en: {
    unusable: 'This picture cannot be used. Send a JPG, PNG or WebP file.',
    foreign:
      'Send the picture from this screen. Addresses of other places or former ones are not taken.',
    tooLarge: {
      pessoa: photoTooLarge.en,
      usuario: photoTooLarge.en,
      conta: photoTooLarge.en,
      treinamento: photoTooLarge.en,
      logo: 'The picture may have 512 KB at most.',
    },
  },
  es: {
    unusable: 'Esta imagen no se puede usar. Envía un archivo JPG, PNG o WebP.',
    foreign:
      'Envía la imagen desde esta pantalla. No se aceptan direcciones de fuera ni de envíos anteriores.',
    tooLarge: {
      pessoa: photoTooLarge.es,
      usuario: photoTooLarge.es,
      conta: photoTooLarge.es,
      treinamento: photoTooLarge.es,
      logo: 'La imagen puede tener 512 KB como máximo.',
    },
  },
});
