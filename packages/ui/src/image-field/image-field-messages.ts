import { type ImageSize, type ImageType, nameTypes, writeBytes } from './parts/picture-rules.ts';

/** What ImageField says by itself. */
export interface ImageFieldMessages {
  choose: string;
  change: string;
  remove: string;
  /** Below the buttons, where no hint is given. */
  limits: (limits: {
    types: readonly ImageType[];
    maxBytes: number;
    minSize: ImageSize | undefined;
  }) => string;
  wrongType: (types: readonly ImageType[]) => string;
  tooLarge: (maxBytes: number) => string;
  tooSmall: (minSize: ImageSize) => string;
  unreadable: (types: readonly ImageType[]) => string;
  /** What could not be given on, without a reason. */
  failed: string;
  cropTitle: string;
  cropText: string;
  /** What the picture in the editor is. */
  chosenPicture: string;
  /** The buttons below the picture, together. */
  controls: string;
  moveLeft: string;
  moveRight: string;
  moveUp: string;
  moveDown: string;
  zoomIn: string;
  zoomOut: string;
  rotateLeft: string;
  rotateRight: string;
  accept: string;
  cancel: string;
  chooseAnother: string;
  editorFailed: string;
}

const LANGUAGE = 'pt-BR';
const names = (types: readonly ImageType[]) => nameTypes(types, 'ou');
const bytes = (count: number) => writeBytes(count, LANGUAGE);
const pixels = ({ width, height }: ImageSize) => `${width} × ${height} pixels`;

export const imageFieldMessages: ImageFieldMessages = {
  choose: 'Escolher imagem',
  change: 'Trocar imagem',
  remove: 'Remover imagem',
  limits: ({ types, maxBytes, minSize }) =>
    `${names(types)} de até ${bytes(maxBytes)}${minSize ? `, com pelo menos ${pixels(minSize)}` : ''}.`,
  wrongType: (types) => `Só são aceitas imagens ${names(types)}.`,
  tooLarge: (maxBytes) => `A imagem deve ter no máximo ${bytes(maxBytes)}.`,
  tooSmall: (minSize) => `A imagem deve ter pelo menos ${pixels(minSize)}.`,
  unreadable: (types) => `A imagem enviada não pode ser usada. Envie um arquivo ${names(types)}.`,
  failed: 'Não foi possível usar a imagem. Tente novamente.',
  cropTitle: 'Ajustar imagem',
  cropText: 'O que está no quadro é o que aparece.',
  chosenPicture: 'Imagem escolhida',
  controls: 'Posição e tamanho da imagem',
  moveLeft: 'Mover para a esquerda',
  moveRight: 'Mover para a direita',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  rotateLeft: 'Girar para a esquerda',
  rotateRight: 'Girar para a direita',
  accept: 'Usar imagem',
  cancel: 'Cancelar',
  chooseAnother: 'Escolher outra imagem',
  editorFailed: 'Não foi possível abrir o editor de imagens. Tente novamente.',
};
