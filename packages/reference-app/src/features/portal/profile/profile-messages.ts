import type { Schema } from '@aferir/api-client';
import type { ImageFieldMessages } from '@aferir/ui';
import { languageMessages } from '../../../shared/people/companys-language.ts';

type ReportKind = Schema<'ReportAccess'>['tpRelatorio'];

const reportKinds: Readonly<Record<ReportKind, string>> = {
  comportamental: 'Comportamental, enviada',
  desempenho: 'Desempenho, enviada',
  equipe: 'Mapa da equipe, com a avaliação enviada',
};

/** What the profile says. */
export const profileMessages = {
  title: 'Meu perfil',
  purpose: 'Seus dados, sua foto, sua senha e quem abriu seus relatórios.',
  loading: 'Carregando...',

  dataTitle: 'Meus dados',
  dataText: 'Se algo estiver errado, fale com o RH da sua empresa.',
  dataFailed: 'Não foi possível carregar seus dados.',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  gender: 'Gênero',
  genders: { M: 'Masculino', F: 'Feminino' },
  notInformed: 'Não informado',
  position: 'Cargo',
  department: 'Departamento',
  company: 'Empresa',

  photoSaved: 'Salvo com sucesso.',
  photoRemoved: 'Removido com sucesso.',
  photoOf: (name: string) => `Foto de ${name}`,

  languageTitle: 'Idioma',
  languageText:
    'É o deste portal, dos e-mails e das páginas em que você responde e vê relatórios por link.',
  language: 'Meu idioma',
  languageOfCompany: languageMessages.ofCompany,
  languageEnded: languageMessages.ended,
  languageMeanwhile: (name: string) => `Até escolher outro, vale ${name}.`,
  languageSaved: 'Idioma salvo.',

  passwordTitle: 'Alterar Senha',
  passwordText: 'Ao trocar a senha, você sai dos outros dispositivos.',

  exportTitle: 'Baixar meus dados',
  exportText:
    'Tudo o que está guardado sobre você: perfil, avaliações, respostas, feedbacks, acessos e mensagens.',
  exportJson: 'Baixar JSON',
  exportPdf: 'Baixar PDF',
  exportDone: 'Arquivo gerado com sucesso!',
  pdfDone: 'PDF gerado com sucesso!',
  exportFailed: 'Não foi possível reunir seus dados. Tente novamente.',
  pdfFailed: 'Erro ao gerar o PDF. Por favor, tente novamente.',
  fileName: (name: string) => `Meus_Dados_${name}`,

  accessesTitle: 'Quem abriu meus relatórios',
  accessesText:
    'Cada vez que alguém abriu um relatório seu, ou viu o seu resultado no mapa da equipe, da mais recente para a mais antiga.',
  accessesFound: (count: number) => (count === 1 ? '1 abertura' : `${count} aberturas`),
  openedAt: 'Quando',
  openedBy: 'Quem',
  openedAs: 'Como',
  report: 'Relatório',
  reportOf: (kind: ReportKind, sentOn: string) => `${reportKinds[kind]} em ${sentOn}`,
  roles: { rh: 'RH', gestor: 'Gestor', proprio: 'Você', link: 'Link enviado por e-mail' },
  unknownPerson: 'Quem recebeu o link',
  accessOf: (date: string) => `Abertura de ${date}`,
  noAccesses: 'Ninguém abriu seus relatórios',
  noAccessesText: 'Quando alguém abrir um relatório seu, aparece aqui.',
} as const;

/** What the field of the own photo says in its own words. */
export const photoMessages = {
  choose: 'Adicionar foto',
  change: 'Alterar foto',
  remove: 'Remover foto',
  limits: () => 'JPG, PNG ou WebP de até 25\u00a0MB.',
  tooLarge: () => 'A imagem deve ter no máximo 25\u00a0MB.',
  cropTitle: 'Ajustar foto',
  cropText: 'Mova e aproxime até o rosto ficar no centro do quadro.',
  controls: 'Posição e tamanho da foto',
  accept: 'Salvar foto',
} satisfies Partial<ImageFieldMessages>;

/** What the profile says, in the language that is spoken. */
export const profileTexts = { name: 'profile', portuguese: profileMessages } as const;

/** What the field of the own photo says, in the language that is spoken. */
export const photoTexts = { name: 'photo', portuguese: photoMessages } as const;
