import type { OutcomeContent } from '../../content-types.ts';

export const influenteConforme = {
  id: 10,
  name: 'Influente Conforme',
  summary: [
    'Este estilo reúne facilidade de expressão e cuidado com a forma.',
    '{Sujeito} gosta de se apresentar bem, prepara o que vai dizer e procura causar boa impressão com conteúdo correto.',
    'Aproxima-se com simpatia e, ao mesmo tempo, observa regras, detalhes e a reação de quem está em volta.',
    'Oscila entre a espontaneidade da conversa e a vontade de acertar cada ponto, e essa mistura produz trabalhos atraentes e bem-acabados.',
    'O ganho maior vem ao aceitar que uma boa ideia pode ser mostrada antes de ficar perfeita.',
  ],
  cards: {
    positiveBehaviors: [
      'Prepara apresentações que unem clareza visual, bons argumentos e leveza.',
      'Escolhe as palavras com diplomacia e evita constrangimentos.',
      'Observa o que funcionou em cada conversa e melhora na seguinte.',
      'Dá forma bonita e correta a ideias que chegaram em rascunho.',
      'Negocia com cortesia, apoiando-se em fatos que verificou antes.',
    ],
    teamValue: [
      'Traduz o trabalho da equipe em materiais que convencem quem está de fora.',
      'Combina entusiasmo e senso crítico, o que torna as ideias mais viáveis.',
      'Cuida da imagem do grupo diante de clientes, visitas e lideranças.',
      'Serve de intérprete entre áreas criativas e áreas de controle.',
      'Em eventos, propostas e materiais de divulgação, poupa o grupo de erros de conteúdo e de tom.',
    ],
    idealEnvironment: [
      'Aproveita melhor funções que alternem contato com o público e preparação cuidadosa.',
      'Espera critérios claros de avaliação e retorno gentil, com exemplos.',
      'Lugares bem cuidados, bonitos e cordiais têm efeito real na disposição.',
      'Exposição sem preparo e críticas feitas diante de plateia são especialmente desagradáveis.',
      'Ajuda saber de antemão quem estará presente, quanto tempo haverá e o que será avaliado.',
    ],
    underPressure: [
      'A preocupação com a opinião alheia aumenta e leva a ensaiar cada frase.',
      'Alterna fases de muita conversa com fases de recolhimento para refazer o material.',
      'Pode se justificar demais diante de um erro pequeno.',
      'Ouvir de uma pessoa confiável que o essencial está pronto ajuda a encerrar a revisão.',
      'Separar o que é gosto do que é exigência real do trabalho poupa energia.',
    ],
    limitingBehaviors: [
      'O desejo de agradar e de acertar ao mesmo tempo torna algumas escolhas demoradas.',
      'A aparência do trabalho pode receber horas que o conteúdo merecia.',
      'Uma crítica simples pode ocupar o pensamento por dias.',
      'A resposta diplomática às vezes esconde uma discordância que seria útil ouvir.',
      'Mostrar versões inacabadas a duas ou três pessoas de confiança encurta o caminho e diminui o receio.',
    ],
  },
  traits: {
    Comunicação: [
      'Apresentações preparadas com esmero',
      'Diplomacia ao discordar',
      'Graça e precisão na mesma frase',
    ],
    Decisão: [
      'Intuição conferida com alguns dados',
      'Atenção à repercussão de cada escolha',
      'Revisão de última hora',
    ],
    Ritmo: [
      'Alternância entre convívio e recolhimento',
      'Capricho que alonga a fase final',
      'Empenho maior quando há apresentação marcada',
    ],
    Relacionamento: [
      'Simpatia com boas maneiras',
      'Sensibilidade à aprovação',
      'Cuidado com a imagem do grupo',
    ],
    Organização: [
      'Materiais atraentes e bem-acabados',
      'Preparação antes de cada encontro',
      'Ordem visível nas coisas que serão mostradas',
    ],
  },
} as const satisfies OutcomeContent;
