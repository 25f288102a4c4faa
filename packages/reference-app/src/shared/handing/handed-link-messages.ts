/** What is said of every link that staff hand over themselves. */
export const handedLinkMessages = {
  make: 'Criar link',
  made: (name: string) => `Link de ${name}`,
  shownOnce: 'Ele aparece só agora: copie-o ou envie-o antes de fechar.',
  whatsapp: 'Enviar pelo WhatsApp',
  opensElsewhere: '(abre em outra janela)',
  failed: 'Não foi possível criar o link.',
  cancel: 'Cancelar',
  close: 'Fechar',
} as const;
