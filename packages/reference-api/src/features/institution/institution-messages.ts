import type { OriginFault } from '@aferir/domain';

/** What the operations on the institution say, in Brazilian Portuguese. */
export const institutionMessages = {
  saved: 'Salvo com sucesso.',
  companySaved: 'Dados salvos com sucesso!',
  kindRequired: 'Tipo de pessoa é obrigatório',
  taxIdRequired: 'CPF/CNPJ é obrigatório',
  taxIdInvalid: 'CPF/CNPJ inválido',
  legalNameRequired: 'Razão Social é obrigatória',
  shortNameRequired: 'Razão Social abreviada é obrigatória',
  tradeNameRequired: 'Nome Fantasia é obrigatório',
  emailRequired: 'E-mail é obrigatório',
  emailInvalid: 'E-mail inválido',
  phoneRequired: 'Telefone é obrigatório',
  phoneInvalid: 'Telefone inválido',
  cityRequired: 'Cidade é obrigatória',
  streetRequired: 'Endereço é obrigatório',
  responsibleNameRequired: 'Nome do responsável é obrigatório',
  responsibleEmailInvalid: 'E-mail do responsável inválido',
  responsiblePhoneInvalid: 'Telefone do responsável inválido',
  colorInvalid: 'Informe a cor no formato #rrggbb, como #0b7a63.',
  tooManyOrigins: 'Informe no máximo 20 domínios autorizados.',
  origin: {
    scheme: 'O domínio autorizado precisa começar com https://.',
    path: 'Informe só o domínio autorizado, sem nada depois dele.',
    wildcard: 'O domínio autorizado não pode ter *. Informe cada domínio por extenso.',
    local: 'Endereços da própria máquina, como localhost, não podem ser autorizados.',
    invalid: 'Informe um domínio autorizado válido, como https://intranet.empresa.com.br.',
  } satisfies Record<OriginFault, string>,
  changedMeanwhile:
    'Outra pessoa alterou os dados da instituição enquanto você os editava. Recarregue a página para ver como ficaram.',
} as const;
