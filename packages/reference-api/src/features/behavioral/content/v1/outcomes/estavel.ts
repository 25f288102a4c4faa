import type { OutcomeContent } from '../../content-types.ts';

export const estavel = {
  id: 3,
  name: 'Estável',
  summary: [
    'Constância é a palavra que melhor resume este modo de trabalhar.',
    '{Sujeito} mantém um ritmo regular, cumpre o que promete e oferece calma quando o ambiente se agita.',
    'Escuta antes de opinar, valoriza relações duradouras e prefere mudanças que chegam aos poucos, com explicação.',
    'A colaboração vem sem alarde, muitas vezes antes que alguém precise pedir.',
    'O crescimento passa por dizer mais cedo o que pensa e por reservar lugar também para as próprias necessidades.',
  ],
  cards: {
    positiveBehaviors: [
      'Escuta até o fim, sem interromper e sem julgar.',
      'Entrega de forma regular, semana após semana, sem depender de cobrança.',
      'Trata cada pessoa com a mesma cordialidade, seja qual for o cargo.',
      'Guarda confidências e honra compromissos antigos.',
      'Mantém a serenidade quando outras pessoas perdem a paciência.',
    ],
    teamValue: [
      'Dá ao grupo um ponto firme, com que se pode contar nos dias bons e nos difíceis.',
      'Percebe quem está com sobrecarga e oferece ajuda prática.',
      'Conserva o conhecimento do dia a dia: como as coisas funcionam e por que foram feitas assim.',
      'Reduz atritos pela paciência e faz a ponte entre estilos diferentes.',
      'Em transições demoradas, evita que o essencial se perca no caminho.',
    ],
    idealEnvironment: [
      'Trabalha melhor em lugares previsíveis, com papéis claros e convivência respeitosa.',
      'Aprecia equipes que permanecem juntas e constroem confiança com o tempo.',
      'Precisa de aviso prévio e de um porquê sempre que algo vai mudar.',
      'Urgências constantes e disputas internas consomem muita energia.',
      'Para pedir algo novo, convém mostrar um exemplo e dizer com quem contar durante a adaptação.',
    ],
    underPressure: [
      'Sob tensão, a tendência é recolher-se, concordar por fora e guardar a discordância.',
      'O passo fica mais lento, em busca da certeza de que ninguém terá prejuízo.',
      'Pode acumular tarefas alheias por dificuldade de recusar.',
      'Saber o que muda, o que permanece e qual é o próximo passo traz alívio imediato.',
      'Uma conversa reservada funciona melhor do que uma pergunta feita diante do grupo.',
    ],
    limitingBehaviors: [
      'O apego ao modo conhecido atrasa a adesão a mudanças necessárias.',
      'O cuidado em não incomodar faz com que boas ideias fiquem guardadas.',
      'Problemas de convivência se prolongam porque a conversa difícil é adiada.',
      'A disponibilidade sem limite pode levar a um cansaço silencioso.',
      'Um bom exercício é expor ao menos uma opinião por reunião e combinar prazos para responder a pedidos.',
    ],
  },
  traits: {
    Comunicação: [
      'Escuta paciente e voz tranquila',
      'Preferência por conversas a dois',
      'Opinião dada quando alguém pergunta',
    ],
    Decisão: [
      'Escolhas ponderadas, sem sobressaltos',
      'Busca de acordo com quem participa',
      'Experiência passada como referência',
    ],
    Ritmo: [
      'Passo regular do começo ao fim',
      'Uma tarefa por vez, bem terminada',
      'Mudanças absorvidas aos poucos',
    ],
    Relacionamento: [
      'Lealdade a pessoas e compromissos',
      'Ajuda oferecida sem alarde',
      'Vínculos poucos e duradouros',
    ],
    Organização: [
      'Rotinas claras e repetíveis',
      'Materiais no lugar de sempre',
      'Compromissos cumpridos na data combinada',
    ],
  },
} as const satisfies OutcomeContent;
