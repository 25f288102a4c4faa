/** What it is called how far a mail is. */
export const MAIL_SITUATION_NAMES = {
  'a caminho': 'A caminho',
  entregue: 'Entregue',
  falhou: 'Não foi entregue',
  dispensado: 'Dispensado: já tinha respondido',
} as const;

/** Why a mail did not arrive; no sentence ends here, so that what helps may follow. */
export const MAIL_FAILURE_NAMES = {
  'endereço inexistente': 'O endereço não existe',
  'caixa cheia': 'A caixa de entrada está cheia',
  recusado: 'O servidor de e-mail da pessoa recusou a mensagem',
  'sem contato': 'Não houve contato com o servidor de e-mail',
} as const;
