import type { OutcomeContent } from '../../content-types.ts';

export const estavelDominante = {
  id: 11,
  name: 'Estável Dominante',
  summary: [
    'À primeira vista, tranquilidade; por trás, uma vontade firme.',
    '{Sujeito} cuida da continuidade do trabalho e das relações, e se posiciona com força quando algo importante está em risco.',
    'Não procura o comando, mas responde bem quando alguém precisa assumi-lo.',
    'Prefere avançar por passos seguros e raramente abandona um compromisso.',
    'Quem convive com este estilo ganha ao perguntar diretamente o que pensa, pois a opinião existe e costuma ser bem definida.',
  ],
  cards: {
    positiveBehaviors: [
      'Conserva a calma em discussões e, no momento certo, diz com clareza o que não aceita.',
      'Protege o grupo de pressões externas sem fazer disso um espetáculo.',
      'Cumpre metas por regularidade: um pouco a cada dia, até completar.',
      'Trata com respeito quem discorda e não guarda rancor depois da decisão.',
      'Assume a direção em situações críticas e a devolve quando a normalidade retorna.',
    ],
    teamValue: [
      'Dá segurança: o grupo sabe que haverá apoio e também haverá limite.',
      'Faz a ligação entre quem cobra resultado e quem executa, porque entende os dois lados.',
      'Impede que urgências passageiras desmontem o que vinha funcionando.',
      'Defende pessoas e combinados com argumentos práticos.',
      'Em épocas de incerteza, mostra ao grupo o que continua valendo e o que já não se negocia.',
    ],
    idealEnvironment: [
      'Prospera em estruturas sólidas, com metas realistas e autoridade proporcional à responsabilidade.',
      'Deseja relações de confiança e um campo próprio de atuação, em que possa decidir sem disputa.',
      'Mudanças são bem-vindas quando têm propósito e chegam com tempo de preparo.',
      'Jogos de poder e ordens contraditórias provocam resistência silenciosa.',
      'O melhor acordo dá uma área clara de responsabilidade e consulta prévia sobre o que vai mudar.',
    ],
    underPressure: [
      'Primeiro absorve, depois resiste: a paciência é longa, mas tem um fim que surpreende.',
      'Pode endurecer a posição e recusar novas conversas sobre o tema.',
      'O rosto continua sereno, o que dificulta perceber que o limite foi atingido.',
      'Avisar antes, com uma frase como “isso está ficando pesado”, previne rupturas.',
      'Caminhar, respirar e retomar o assunto no dia seguinte costuma bastar.',
    ],
    limitingBehaviors: [
      'Tende a guardar incômodos por tempo demais e a apresentá-los todos de uma vez.',
      'A resistência a mudanças pode vir disfarçada de prudência.',
      'Espera que o esforço seja percebido sem dizer que precisa de ajuda.',
      'A lealdade ao próprio grupo dificulta enxergar razões de outras áreas.',
      'Conversas breves e regulares sobre o que incomoda, ainda no começo, são o melhor antídoto.',
    ],
  },
  traits: {
    Comunicação: [
      'Tom sereno com limites claros',
      'Escuta longa seguida de posição firme',
      'Franqueza reservada ao que importa',
    ],
    Decisão: [
      'Reflexão calma, depois pouca hesitação',
      'Segurança do grupo como critério',
      'Firmeza ao recusar o que parece injusto',
    ],
    Ritmo: [
      'Avanço gradual e sem recuos',
      'Fôlego para compromissos de anos',
      'Reação pronta em situações críticas',
    ],
    Relacionamento: [
      'Amparo com expectativa de reciprocidade',
      'Defesa do grupo diante de pressões',
      'Paciência longa, com limite definido',
    ],
    Organização: [
      'Metas divididas em passos diários',
      'Estrutura preservada em épocas de mudança',
      'Campo de atuação próprio e bem cuidado',
    ],
  },
} as const satisfies OutcomeContent;
