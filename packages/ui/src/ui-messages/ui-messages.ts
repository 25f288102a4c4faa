/** Every label the kit itself shows or reads aloud. What a screen says is given by props. */
export const uiMessages = {
  /** The language that these texts are in, by its tag: numbers are written as it writes them. */
  language: 'pt-BR',
  cancel: 'Cancelar',
  close: 'Fechar',
  confirm: 'Confirmar',
  loading: 'Carregando',
  optional: '(opcional)',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  selectPlaceholder: 'Selecione',
  dateHint: 'dd/mm/aaaa',
  openCalendar: (label: string) => `Abrir calendário de ${label}`,
  noData: 'Sem dados',
  mainShare: 'principal',
  characterCount: (length: number, max: number) => `${length} de ${max}`,
  charactersOver: (count: number) =>
    count === 1 ? '1 caractere a mais' : `${count} caracteres a mais`,
  charactersNearlyFull: 'O espaço para o texto está acabando.',
  formSummaryTitle: 'Revise os campos abaixo',
  notifications: 'Notificações',
  openMenu: 'Abrir menu',
  overlayLost: 'Não foi possível abrir. Confira a conexão e tente de novo.',
  mainMenu: 'Menu principal',
  collapseMenu: 'Recolher menu',
  expandMenu: 'Expandir menu',
  stepOf: (number: number, total: number) => `Passo ${number} de ${total}`,
  stepDone: 'concluído',
  skipToContent: 'Ir para o conteúdo',
};

/** The kit's labels; another language gives the same keys. */
export type UiMessages = typeof uiMessages;
