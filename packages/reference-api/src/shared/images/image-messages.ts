import type { ImagePurposeName } from '@aferir/domain';

const photoTooLarge = 'A imagem deve ter no máximo 5 MB.';

/** What is said of images that people send, in Brazilian Portuguese. */
export const imageMessages = {
  unusable: 'A imagem enviada não pode ser usada. Envie um arquivo JPG, PNG ou WebP.',
  foreign: 'Envie a imagem por esta tela. Endereços de fora ou de envios antigos não são aceitos.',
  /** By what the image is for. */
  tooLarge: {
    pessoa: photoTooLarge,
    usuario: photoTooLarge,
    conta: photoTooLarge,
    treinamento: photoTooLarge,
    logo: 'A imagem deve ter no máximo 512 KB.',
  } satisfies Record<ImagePurposeName, string>,
} as const;
