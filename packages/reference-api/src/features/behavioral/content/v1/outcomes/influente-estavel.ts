import type { OutcomeContent } from '../../content-types.ts';

export const influenteEstavel = {
  id: 9,
  name: 'Influente Estável',
  summary: [
    'Calor humano e paciência se encontram neste resultado.',
    '{Sujeito} gosta de gente, conversa com facilidade e permanece ao lado de quem precisa, sem pressa de ir embora.',
    'Valoriza a harmonia, encoraja com palavras simples e costuma ser procurada para conselhos.',
    'Prefere convencer pelo afeto e pelo exemplo a disputar espaço.',
    'A maturidade deste estilo está em dizer “não” quando é preciso e em tratar o desacordo como parte da confiança.',
  ],
  cards: {
    positiveBehaviors: [
      'Recebe bem, apresenta as pessoas umas às outras e cuida para que ninguém fique de fora.',
      'Encoraja quem está em dúvida com exemplos do que já deu certo.',
      'Ouve desabafos com atenção e devolve esperança sem minimizar a dificuldade.',
      'Fala de temas delicados com tato.',
      'Mantém contato ao longo do tempo, e não apenas quando precisa de algo.',
    ],
    teamValue: [
      'Torna o ambiente acolhedor e aumenta a disposição para cooperar.',
      'Percebe tensões ainda pequenas e promove a conversa antes que cresçam.',
      'Ajuda colegas a desenvolver talentos, com retorno gentil e constante.',
      'Une gerações, áreas e jeitos de ser diferentes em torno de um bom convívio.',
      'Depois de conflitos ou perdas, ajuda o grupo a recuperar a confiança.',
    ],
    idealEnvironment: [
      'Encontra satisfação em atividades de atendimento, orientação, ensino ou cuidado com pessoas.',
      'Um clima amistoso, com tempo para conversar e sem disputa por território, traz o melhor resultado.',
      'Aprecia lideranças próximas, que perguntam como vão as coisas e escutam a resposta.',
      'Cobrança fria, concorrência interna e metas sem rosto tiram o brilho do trabalho.',
      'Um acompanhamento próximo, que una cordialidade e clareza sobre prazos, dá o apoio certo.',
    ],
    underPressure: [
      'A primeira reação é tranquilizar o grupo, ainda que o próprio cansaço fique escondido.',
      'Pode evitar a decisão que desagradaria a alguém e esperar que o problema se dissolva.',
      'Leva para o lado pessoal uma crítica que era apenas sobre a tarefa.',
      'Ter com quem conversar em confiança devolve a calma.',
      'Anotar o que precisa ser dito, em duas frases, facilita a conversa difícil.',
    ],
    limitingBehaviors: [
      'A preocupação com a harmonia adia conversas sobre desempenho e prazo.',
      'Dá mais uma chance, e depois outra, até que a situação fique injusta com quem cumpriu.',
      'As próprias tarefas podem atrasar porque alguém pediu ajuda no meio do caminho.',
      'Dados e processos recebem menos atenção do que a história contada por quem pede.',
      'Combinar desde o início o que será feito se o acordo falhar tira o peso da cobrança.',
    ],
  },
  traits: {
    Comunicação: [
      'Voz amigável, que aconselha e encoraja',
      'Notícias delicadas dadas com tato',
      'Interesse verdadeiro pela história alheia',
    ],
    Decisão: [
      'Preferência por soluções que agradem ao grupo',
      'Consulta frequente a quem será afetado',
      'Demora em escolhas que causam desgosto',
    ],
    Ritmo: [
      'Andamento tranquilo, com pausas para conversa',
      'Disposição contínua para ajudar',
      'Desconforto com cobrança apressada',
    ],
    Relacionamento: [
      'Acolhimento de quem chega',
      'Amizades longas no trabalho',
      'Perdão fácil e confiança generosa',
      'Habilidade para reconciliar pessoas',
    ],
    Organização: [
      'Tarefas planejadas em torno das pessoas',
      'Rotina leve, com margem para atender pedidos',
      'Pouco apego a controles formais',
    ],
  },
} as const satisfies OutcomeContent;
