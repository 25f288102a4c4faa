import { ERASURE_STAYS } from '../../shared/people/erasure-text.ts';

/** What the screens of access say. */
export const accessMessages = {
  email: 'E-mail',
  registrationNumber: 'Matrícula',
  password: 'Senha',

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
  handedPrivacyText: (company: string) =>
    `Seu nome, sua matrícula ou CPF e suas respostas são usados apenas nas avaliações da ${company}. Você pode pedir ao RH para vê-los, corrigi-los ou excluí-los. ${ERASURE_STAYS}`,
  privacyText: (company: string) =>
    `Seu nome, seu e-mail e suas respostas são usados apenas nas avaliações da ${company}. Você pode pedir ao RH para vê-los, corrigi-los ou excluí-los. ${ERASURE_STAYS}`,
} as const;

/** The same in the language that is spoken. */
export const accessTexts = { name: 'access', portuguese: accessMessages } as const;
