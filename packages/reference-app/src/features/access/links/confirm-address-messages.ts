/** What the confirmation of a new address says. */
export const confirmAddressMessages = {
  title: 'Confirme o seu novo e-mail',
  text: 'O e-mail do seu cadastro foi alterado. Confirme somente se foi a seu pedido: a sua primeira senha poderá ser criada pelo novo endereço. Se não foi, feche esta página e procure logo o RH.',
  confirm: 'Confirmar o novo e-mail',
  confirmed:
    'E-mail confirmado. Você já pode criar a sua senha pelo link enviado ao novo endereço.',
} as const;

/** The same in the language that is spoken. */
export const confirmAddressTexts = {
  name: 'confirmAddress',
  portuguese: confirmAddressMessages,
} as const;
