import { ERASURE_STAYS } from '../../shared/people/erasure-text.ts';

/** What the screens of access say. */
export const accessMessages = {
  email: 'E-mail',
  password: 'Senha',

  staffTitle: 'Entrar',
  staffText: 'Área da empresa: avaliações, pessoas e resultados.',
  signUp: 'Cadastrar',

  employeeTitle: 'Acesso do funcionário',
  employeeText: (company: string) => `Entre para ver suas avaliações na ${company}.`,
  loadingCompany: 'Carregando a empresa...',
  companyNotFound: 'Empresa não localizada',
  companyNotFoundHint:
    'Verifique se o link está correto ou fale com o RH da sua empresa para receber um novo.',

  firstAccessTitle: 'Crie sua senha',
  firstAccessText: (name: string, company: string) =>
    `Olá, ${name}! Com esta senha você também entra no portal de ${company}, onde ficam as suas avaliações.`,
  passwordHint: 'Pelo menos 6 caracteres.',
  confirmPassword: 'Confirmar senha',
  passwordTooShort: 'A senha deve ter pelo menos 6 caracteres',
  passwordsDiffer: 'As senhas não conferem',
  createAccess: 'Criar acesso',
  accessCreated: 'Acesso criado com sucesso!',
  createAccessFailed: 'Erro ao criar acesso. Tente novamente.',
  continueToAssessment: 'Ir para a avaliação',
  continueToPortal: 'Ir para o portal',
  portalKept:
    'Quando quiser voltar, entre no portal com este e-mail e esta senha. O link está também no fim da avaliação.',
  loadFailed: 'Erro ao buscar dados. Tente novamente.',
  privacyTitle: 'Sobre seus dados',
  privacyText: (company: string) =>
    `Seu nome, seu e-mail e suas respostas são usados apenas nas avaliações da ${company}. Você pode pedir ao RH para vê-los, corrigi-los ou excluí-los. ${ERASURE_STAYS}`,

  confirmAddressTitle: 'Confirme o seu novo e-mail',
  confirmAddressText:
    'O e-mail do seu cadastro foi alterado. Confirme somente se foi a seu pedido: a sua primeira senha poderá ser criada pelo novo endereço. Se não foi, feche esta página e procure logo o RH.',
  confirmAddress: 'Confirmar o novo e-mail',
  addressConfirmed:
    'E-mail confirmado. Você já pode criar a sua senha pelo link enviado ao novo endereço.',

  deadLinkTitle: 'Não foi possível abrir este link',
  missingLink: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',
  openingLink: 'Abrindo o link...',
  linkFailedTitle: 'Não foi possível abrir o link agora',
  linkFailedHint: 'O link continua válido. Vamos tentar de novo automaticamente.',
  retry: 'Tentar novamente',

  changePassword: 'Alterar Senha',
  cancel: 'Cancelar',
  mustChangeTitle: 'Crie uma nova senha',
  mustChangeText:
    'Sua senha atual é provisória. Para a sua segurança, escolha uma nova antes de continuar.',
  signOut: 'Sair',
} as const;
