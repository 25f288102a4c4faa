/** What is said of images that people send, in Brazilian Portuguese. */
export const imageMessages = {
  unusable: 'A imagem enviada não pode ser usada. Envie um arquivo JPG, PNG ou WebP.',
  foreign: 'Envie a imagem por esta tela. Endereços de fora ou de envios antigos não são aceitos.',
  tooLarge: (maxBytes: number) => `A imagem deve ter no máximo ${inUnits(maxBytes)}.`,
} as const;

/** 512 KB, 5 MB. */
function inUnits(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
}
