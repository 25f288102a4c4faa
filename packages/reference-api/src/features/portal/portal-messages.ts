/** What the operations of the employee portal say, in Brazilian Portuguese. */
export const portalMessages = {
  saved: 'Salvo com sucesso.',
  removed: 'Removido com sucesso.',
  unusablePhoto: 'A imagem enviada não pode ser usada. Envie um arquivo JPG, PNG ou WebP.',
} as const;
