/** What forms of the staff area say around their fields. */
export const staffFormMessages = {
  cancel: 'Cancelar',
  close: 'Fechar',
  moreDetails: 'Mais detalhes',
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  required: 'Este campo é obrigatório.',
  tooShort: (least: number) => `Use pelo menos ${least} caracteres.`,
  tooLong: (most: number) => `Use no máximo ${most} caracteres.`,
  restored: 'Recuperamos o que você havia preenchido e ainda não tinha salvo.',
  restoredOver:
    'Recuperamos o que você havia preenchido, mas outra pessoa alterou este registro depois. Ao salvar, vale o que está aqui.',
  discardDraft: 'Descartar rascunho',
  discardTitle: 'Descartar alterações?',
  discardText: 'O que você preencheu e não salvou será perdido.',
  discard: 'Descartar',
  keepEditing: 'Continuar editando',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie-o.',
  fieldsToMend: (count: number) => (count === 1 ? '(1 campo)' : `(${count} campos)`),
} as const;
