import {
  BARELY_DIFFERENTIATED_LABEL,
  type CompetencyLevel,
  EMAIL_FAULT_TEXTS,
  NOT_ASSESSED,
  TECHNICAL_TIE_LABEL,
} from '@aferir/domain';
import { spokenMessages } from '../shared/language/spoken-messages.ts';

/** Every text that the report says by itself. */
export const behavioralReportMessages = {
  ...spokenMessages,
  title: 'Análise Comportamental',
  subtitle: 'Relatório detalhado do perfil comportamental',
  loading: 'Carregando relatório...',
  sendByEmail: 'Enviar por E-mail',
  download: 'Baixar Relatório',
  retry: 'Tentar novamente',
  close: 'Fechar',

  unavailable: 'Não foi possível abrir o relatório',
  missingSource: 'O endereço deste relatório está incompleto. Abra novamente o link recebido.',
  notAssessed: NOT_ASSESSED,
  notAssessedHint: 'O relatório aparece aqui assim que o questionário for concluído.',

  contents: 'Neste relatório',

  profile: 'Perfil',
  primary: 'Perfil principal',
  secondary: 'Perfil secundário',
  assessedOn: (date: string) => `Avaliação realizada em ${date}`,
  barelyDifferentiatedTitle: BARELY_DIFFERENTIATED_LABEL,
  barelyDifferentiated:
    'As quatro somas ficaram próximas e a diferença entre elas pode ser obra do acaso. Leia o resultado como um perfil equilibrado, sem destaque claro para um dos lados.',
  technicalTieTitle: TECHNICAL_TIE_LABEL,
  technicalTie: (first: string, second: string) =>
    `${first} e ${second} ficaram a menos de 8 pontos de distância. A ordem entre os dois poderia se inverter em outra aplicação: considere ambos.`,

  distribution: 'Distribuição do Perfil',
  distributionHint: 'Quanto cada perfil representa no total de pontos.',
  mainDot: 'O ponto marca os perfis principais.',
  mainLabel: 'perfil principal',
  showData: 'Ver dados',
  hideData: 'Ocultar dados',
  points: 'Pontos',
  share: 'Participação',

  summary: 'Resumo',
  competencies: 'Competências',
  competenciesChart: 'Mapa de competências',
  competenciesSummary: (highest: string, lowest: string) =>
    `De 0 a 100: a mais presente nas respostas é ${highest}; a menos presente, ${lowest}.`,
  competenciesAlike: 'De 0 a 100: nenhuma se destaca das outras nas respostas.',
  strongest: 'Mais presentes',
  weakest: 'Menos presentes',
  otherCompetencies: 'Demais competências',
  competencyIndex: 'Índice',
  competencyValue: (index: number, level: string) => `${index} de 100, nível ${level}`,
  /** What each level says. */
  levels: {
    'muito baixo': 'muito baixo',
    baixo: 'baixo',
    médio: 'médio',
    alto: 'alto',
    'muito alto': 'muito alto',
  } satisfies Record<CompetencyLevel, string>,
  loadingCompetencies: 'Carregando competências...',
  noCompetencies: 'Nenhuma competência encontrada para esta avaliação.',

  behaviors: 'Comportamentos',
  loadingBehaviors: 'Carregando comportamentos...',
  noBehaviors: 'Nenhum comportamento encontrado para esta avaliação.',
  traits: 'Características',

  method: 'Como ler este resultado',
  purposeTitle: 'Finalidade',
  howTitle: 'Método',
  how: (questions: number, isOwn: boolean) =>
    `${isOwn ? 'Você' : 'A pessoa'} respondeu a ${questions} perguntas com quatro opções cada, uma por perfil (Dominante, Influente, Estável e Conforme), e as ordenou de “Me identifico muito” a “Não me identifico”. Cada lugar vale de 4 a 1 pontos. O perfil com mais pontos é o principal; o segundo aparece no nome quando reúne pelo menos um quarto do total. As competências são leituras ponderadas dessas mesmas somas.`,
  limitsTitle: 'O que este relatório não diz',
  limits: [
    'Descreve tendências relatadas nas próprias respostas, na data da avaliação.',
    'Compara os quatro perfis entre si; os números não servem para comparar pessoas.',
    'Não mede inteligência, saúde, caráter nem desempenho.',
    'Não deve decidir sozinho uma contratação, uma promoção ou um desligamento.',
  ],
  contestTitle: 'Discorda do resultado?',
  contest: (company: string, isOwn: boolean) =>
    `${isOwn ? 'Você' : 'A pessoa avaliada'} pode pedir explicações, a revisão do resultado por alguém ou uma nova avaliação ao RH de ${company}.`,

  emailLoading: 'Carregando formulário...',
  emailTitle: 'Enviar por E-mail',
  emailHintFile: 'O relatório segue em PDF, anexado à mensagem.',
  emailHintLink: 'A mensagem leva um link para este relatório.',
  emailLabel: 'E-mail',
  emailRequired: 'E-mail é obrigatório',
  emailInvalid: 'E-mail inválido',
  /** What is wrong with an address that can be told. */
  emailFaults: EMAIL_FAULT_TEXTS,
  cancel: 'Cancelar',
  send: 'Enviar',
  sent: 'Email enviado com sucesso!',

  printing: 'Gerando PDF...',
  pagesMade: (done: number, all: number) => `Página ${done} de ${all}`,
  printed: 'PDF gerado com sucesso!',
  printFailed: 'Erro ao gerar o PDF. Tente novamente.',
  pageOf: 'de',
  page: 'Página',
  fileNameOf: (person: string) => `Relatorio_Comportamental_${person}.pdf`,
  publicFileName: 'Relatório.pdf',
};

/** The texts of the report; each can be replaced. */
export type BehavioralReportMessages = typeof behavioralReportMessages;
