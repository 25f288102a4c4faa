/** What the access operations say, in Brazilian Portuguese. */
export const accessMessages = {
  wrongCredentials:
    'Usuário ou senha incorretos. Por favor, verifique suas credenciais e tente novamente.',
  tooManySignIns: 'Muitas tentativas de acesso. Aguarde alguns minutos e tente novamente.',
  passwordSaved: 'Senha alterada com sucesso!',
  wrongCurrentPassword: 'A senha atual está incorreta.',
  samePassword: 'A nova senha deve ser diferente da atual.',
  accessCreated: 'Acesso criado com sucesso!',
  alreadyHasAccess:
    'Seu acesso já foi criado. Entre com a sua senha ou procure o RH para obter uma nova.',
  reportLinkGivesNoAccess: 'Este link abre somente o relatório e não permite criar acesso.',
  linkGivesNoAccess:
    'Para criar a senha, abra o link enviado ao seu próprio e-mail. Em caso de dúvida, procure o RH.',
  addressTooNew: (moment: string) =>
    `O seu e-mail foi alterado há pouco. Confirme a alteração pelo e-mail enviado ao endereço anterior, ou crie a senha a partir de ${moment}.`,
  addressConfirmed: 'E-mail confirmado. Obrigado!',
  nothingToConfirm: 'Este link não é válido ou já foi usado. Em caso de dúvida, procure o RH.',
  keyInBrowser:
    'A chave da empresa só pode ser usada por um servidor. Não a coloque em uma página.',
  exchangeRefused: 'A chave da empresa ou o e-mail não foi aceito.',
  recoveryMailed: 'Uma nova senha foi enviada para seu email!',
  tooManyRecoveries: 'Muitos pedidos de nova senha. Aguarde alguns minutos e tente novamente.',
  trialRequested: 'Mensagem enviada com sucesso',
  tooManyTrials: 'Muitos pedidos. Aguarde alguns minutos e tente novamente.',
  trialFaults: {
    name: 'Adicione um nome válido',
    taxId: 'Adicione um CNPJ válido',
    phone: 'Adicione um Telefone válido',
    state: 'Selecione o estado',
  },
  companyNotFound: 'Empresa não localizada',
} as const;
