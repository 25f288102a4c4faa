/** What the page that explains the scale says. */
export const tutorialMessages = {
  title: 'Como responder à avaliação',
  purpose: 'Em dois minutos, veja como funciona a escala e experimente com um exemplo.',
  stepsTitle: 'O que fazer em cada pergunta',
  steps: [
    'Leia as quatro opções antes de escolher. Todas são boas: nenhuma vale mais que outra.',
    'Dê o lugar “Me identifico muito” à opção mais parecida com o seu jeito no trabalho e “Não me identifico” à menos parecida.',
    'Distribua as outras duas entre os lugares que sobraram. Cada lugar é usado uma única vez.',
  ],
  tipsTitle: 'Para um resultado fiel',
  tips: [
    'Responda como você costuma agir, e não como acha que deveria.',
    'A primeira impressão costuma ser a melhor: não é preciso pensar muito.',
    'Para trocar uma escolha, toque nela outra vez e ela fica livre.',
    'Se precisar parar, volte pelo mesmo link: suas respostas ficam salvas.',
  ],
  exampleTitle: 'Experimente',
  exampleText: 'Este exemplo não faz parte da avaliação e nada é salvo.',
  exampleLeft: (left: number) => (left === 1 ? 'Falta 1 opção.' : `Faltam ${left} opções.`),
  exampleDone: 'É isso! Cada opção tem um lugar diferente, e você já pode responder à avaliação.',
  toAssessment: 'Ir para a avaliação',
} as const;

/** The same in the language that is spoken. */
export const tutorialTexts = { name: 'tutorial', portuguese: tutorialMessages } as const;

/** What is tried, in Portuguese as all questions are. */
export const tutorialExample = {
  question: 'Em uma folga inesperada, a vontade é:',
  options: [
    { id: 'd', label: 'Resolver algo que estava parado' },
    { id: 'i', label: 'Chamar gente para sair' },
    { id: 's', label: 'Descansar com calma em casa' },
    { id: 'c', label: 'Colocar as coisas em ordem' },
  ],
} as const;
