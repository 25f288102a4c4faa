import type { OutcomeContent } from '../../content-types.ts';

export const dominanteConforme = {
  id: 7,
  name: 'Dominante Conforme',
  summary: [
    'Aqui a ambição de resultado anda junto com a exigência: não basta chegar, é preciso chegar com solidez.',
    '{Sujeito} questiona o modo atual de fazer, desenha uma alternativa melhor e quer vê-la em funcionamento.',
    'Pensa de forma estratégica, decide com base em fatos e se move depressa depois que a lógica está clara.',
    'Costuma falar pouco sobre si e muito sobre o problema a resolver.',
    'A influência aumenta quando a crítica vem acompanhada de reconhecimento e de tempo para que o grupo entenda o raciocínio.',
  ],
  cards: {
    positiveBehaviors: [
      'Vai à raiz dos problemas e propõe mudanças de estrutura, não apenas remendos.',
      'Une visão de longo prazo com atenção às consequências práticas.',
      'Contesta números frágeis e argumentos mal construídos, venham de onde vierem.',
      'Define padrões altos e os aplica ao próprio trabalho antes de cobrá-los.',
      'Trabalha com independência em temas complexos.',
    ],
    teamValue: [
      'Eleva o nível técnico das decisões e evita que o grupo se acomode com o razoável.',
      'Redesenha processos lentos e mostra, com medidas, o que melhorou.',
      'Antecipa riscos sem perder de vista a meta.',
      'Diz verdades incômodas com base em evidência, o que poupa meses de esforço mal dirigido.',
      'Tem grande utilidade em revisões de estratégia e em problemas que já resistiram a várias tentativas.',
    ],
    idealEnvironment: [
      'Busca problemas difíceis, acesso à informação e autoridade para mudar o que não funciona.',
      'Rende bem ao lado de especialistas, em conversas diretas e sem cerimônia.',
      'Precisa de períodos sem interrupção para pensar e de liberdade para executar depois.',
      'Decisões por simpatia, padrões frouxos e reuniões sem pauta geram impaciência.',
      'Convém trazer o problema em estado bruto, com números, e discutir a solução em seguida.',
    ],
    underPressure: [
      'A exigência sobe de tom e o julgamento fica mais severo, consigo e com o trabalho ao redor.',
      'Passa a revisar tarefas alheias e a refazê-las em silêncio.',
      'A frieza do argumento pode encobrir uma preocupação real com o desfecho.',
      'Explicar o raciocínio em voz alta e pedir uma contestação ajuda a recuperar a perspectiva.',
      'Vale distinguir o que é risco grave do que é apenas diferente do próprio padrão.',
    ],
    limitingBehaviors: [
      'A crítica costuma chegar antes do elogio, e quem escuta pode sentir que nada é suficiente.',
      'A mudança é decidida pela lógica e apresentada pronta, sem espaço para o grupo digeri-la.',
      'O domínio do assunto vira impaciência diante de perguntas básicas.',
      'O convívio informal fica em último lugar e faz falta na hora de pedir apoio.',
      'Começar pelo que já está bom, com um exemplo concreto, torna a observação seguinte muito mais útil.',
    ],
  },
  traits: {
    Comunicação: [
      'Argumentação lógica e incisiva',
      'Contestação aberta de premissas fracas',
      'Síntese de temas complexos em poucas linhas',
    ],
    Decisão: [
      'Fatos primeiro, ação logo em seguida',
      'Cálculo do risco antes da ousadia',
      'Opção pela mudança de estrutura',
    ],
    Ritmo: [
      'Fases de estudo e fases de execução veloz',
      'Cobrança forte de prazo e de padrão',
      'Pouca tolerância a retrabalho',
    ],
    Relacionamento: [
      'Respeito conquistado pelo conhecimento',
      'Reserva em assuntos pessoais',
      'Debate preferido à concordância fácil',
    ],
    Organização: [
      'Indicadores próprios para cada objetivo',
      'Processos redesenhados com frequência',
      'Estratégia escrita e revista por etapas',
    ],
  },
} as const satisfies OutcomeContent;
