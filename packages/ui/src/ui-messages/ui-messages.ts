/** Every label the kit itself shows or reads aloud. What a screen says is given by props. */
export const uiMessages = {
  cancel: 'Cancelar',
  close: 'Fechar',
  confirm: 'Confirmar',
  loading: 'Carregando',
  optional: '(opcional)',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  selectPlaceholder: 'Selecione',
  formSummaryTitle: 'Revise os campos abaixo',
  notifications: 'Notificações',
  openMenu: 'Abrir menu',
  mainMenu: 'Menu principal',
  collapseMenu: 'Recolher menu',
  expandMenu: 'Expandir menu',
  skipToContent: 'Ir para o conteúdo',
};

/** The kit's labels; another language gives the same keys. */
export type UiMessages = typeof uiMessages;
