import type { OutcomeContent } from '../../content-types.ts';

export const dominanteEstavel = {
  id: 6,
  name: 'Dominante Estável',
  summary: [
    'Determinação de longo fôlego: {sujeito} escolhe um objetivo e caminha sem fazer barulho até alcançá-lo.',
    'A vontade de resultado é forte, mas aparece em esforço continuado, não em arrancadas.',
    'Assume responsabilidade com seriedade, prefere poucas prioridades e leva a sério a palavra dada.',
    'Sabe ser firme quando é preciso decidir e paciente quando o trabalho exige repetição.',
    'A tensão interna está entre a urgência de concluir e o desejo de não atropelar ninguém, e reconhecê-la já facilita a escolha.',
  ],
  cards: {
    positiveBehaviors: [
      'Conclui o que assume, mesmo depois que o interesse geral já passou.',
      'Estabelece poucas metas e dedica a cada uma o esforço que for preciso.',
      'Decide com firmeza e sustenta a decisão com tranquilidade.',
      'Resolve problemas por conta própria antes de levá-los adiante.',
      'Cobra sem elevar a voz e dá o exemplo pelo próprio trabalho.',
    ],
    teamValue: [
      'Oferece à equipe uma combinação rara de firmeza e presença.',
      'Sustenta projetos longos nos trechos em que o entusiasmo inicial já se foi.',
      'Assume o peso das tarefas difíceis sem transferi-lo a outras mãos.',
      'Inspira confiança porque a palavra dada vira entrega.',
      'Nas fases em que o plano já está traçado e falta executá-lo, poucas contribuições valem tanto.',
    ],
    idealEnvironment: [
      'Dá o melhor de si com objetivos próprios, autonomia no dia a dia e poucas mudanças de prioridade.',
      'Valoriza empresas em que o esforço persistente é notado, ainda que discreto.',
      'Prefere equipes pequenas, com responsabilidade bem repartida.',
      'Ambientes que trocam de direção a cada semana desperdiçam essa persistência.',
      'A melhor forma de apoiar é combinar o destino, dar tempo e perguntar de vez em quando o que falta.',
    ],
    underPressure: [
      'Quando o cerco aperta, tende a se calar, arregaçar as mangas e trabalhar mais horas.',
      'A teimosia pode tomar o lugar da persistência, e sugestões deixam de entrar.',
      'A irritação se acumula por dentro e escapa em uma resposta seca.',
      'Falar cedo sobre a sobrecarga, com fatos simples, evita esse acúmulo.',
      'Rever a meta com outra pessoa mostra se ainda vale insistir no mesmo caminho.',
    ],
    limitingBehaviors: [
      'Pedir ajuda pode parecer sinal de fraqueza, e então o trabalho se concentra em uma só mesa.',
      'A independência reduz a troca de informações com o restante do grupo.',
      'Mudanças de rumo são recebidas como perda do esforço já feito.',
      'Poucas palavras de reconhecimento deixam dúvidas sobre a satisfação com o trabalho alheio.',
      'Um encontro quinzenal, com andamento, obstáculos e pedidos de apoio, abre espaço para dividir a carga.',
    ],
  },
  traits: {
    Comunicação: [
      'Poucas palavras, ditas com segurança',
      'Exemplo prático no lugar do discurso',
      'Assuntos sérios tratados em particular',
    ],
    Decisão: [
      'Firmeza depois de breve reflexão',
      'Rumo mantido apesar de oposição',
      'Responsabilidade assumida pelo desfecho',
    ],
    Ritmo: [
      'Esforço contínuo e duradouro',
      'Resistência em projetos extensos',
      'Intensidade sem agitação',
    ],
    Relacionamento: [
      'Confiança dada a quem cumpre o combinado',
      'Proteção discreta das pessoas próximas',
      'Independência no trabalho diário',
    ],
    Organização: [
      'Poucas prioridades, levadas até o fim',
      'Controle pessoal do andamento',
      'Método próprio, ajustado pela experiência',
    ],
  },
} as const satisfies OutcomeContent;
