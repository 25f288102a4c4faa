import type { OutcomeContent } from '../../content-types.ts';

export const conforme = {
  id: 4,
  name: 'Conforme',
  summary: [
    'Fazer certo vem antes de fazer depressa: eis o princípio que orienta a maior parte das escolhas.',
    '{Sujeito} examina os fatos, procura a lógica por trás das coisas e confia mais em evidências do que em impressões.',
    'Tem um padrão elevado para o próprio trabalho e percebe incoerências que passam por outros olhos.',
    'Prefere falar quando domina o assunto e aprecia regras claras, iguais para todo mundo.',
    'O avanço vem ao reconhecer o ponto em que a análise já basta e a entrega pode seguir.',
  ],
  cards: {
    positiveBehaviors: [
      'Verifica informações na fonte antes de passá-las adiante.',
      'Deixa o trabalho documentado, de modo que outra pessoa consiga continuá-lo.',
      'Faz perguntas que revelam riscos ainda não percebidos.',
      'Mantém a imparcialidade e aplica a mesma medida a situações iguais.',
      'Reconhece o limite do que sabe e vai estudar o que falta.',
    ],
    teamValue: [
      'Protege a equipe de erros caros, porque confere o que parecia óbvio.',
      'Transforma um processo confuso em uma sequência clara e repetível.',
      'Traz dados a conversas que corriam apenas com opiniões.',
      'Serve de referência técnica: quando confirma uma informação, o grupo pode seguir tranquilo.',
      'Essa atenção vale mais onde um engano sai caro, como em números, normas e segurança.',
    ],
    idealEnvironment: [
      'O melhor lugar é aquele que dá tempo para pensar e respeita o silêncio.',
      'Critérios de qualidade por escrito, ferramentas adequadas e pouca interrupção fazem grande diferença.',
      'Aprecia lideranças que explicam o motivo de cada pedido e aceitam perguntas.',
      'Improviso permanente e regras que mudam sem aviso geram desgaste.',
      'Um bom pedido traz objetivo, prazo, padrão esperado e uma fonte para consulta.',
    ],
    underPressure: [
      'A resposta à pressão costuma ser conferir mais uma vez, pedir novos dados e adiar a conclusão.',
      'A crítica fica mais aguda, primeiro voltada para si, depois para o trabalho ao redor.',
      'Pode se isolar para resolver tudo sem depender de ninguém.',
      'Definir um critério de “bom o bastante” antes de começar evita boa parte desse aperto.',
      'Também ajuda dividir a dúvida com alguém que veja o conjunto.',
    ],
    limitingBehaviors: [
      'O perfeccionismo pode consumir horas em detalhes que quase ninguém notará.',
      'O receio de errar pode travar escolhas em que a informação nunca será completa.',
      'Comentários muito técnicos, feitos sem uma palavra de apreço, afastam quem os recebe.',
      'Sentimentos costumam ficar fora da conversa mesmo quando explicariam o problema.',
      'Prazos intermediários e uma primeira versão mostrada cedo ajudam a soltar o trabalho.',
    ],
  },
  traits: {
    Comunicação: [
      'Palavras exatas e bem escolhidas',
      'Preferência por registro escrito',
      'Perguntas minuciosas antes de opinar',
    ],
    Decisão: [
      'Escolhas apoiadas em dados verificados',
      'Comparação sistemática de alternativas',
      'Cautela diante do que não foi comprovado',
    ],
    Ritmo: [
      'Concentração prolongada em um só tema',
      'Tempo reservado para revisão',
      'Velocidade subordinada à exatidão',
    ],
    Relacionamento: [
      'Discrição e respeito ao espaço alheio',
      'Confiança construída pela competência',
      'Contato formal no início',
    ],
    Organização: [
      'Arquivos, versões e registros sob controle',
      'Procedimentos seguidos à risca',
      'Critérios definidos antes de começar',
      'Listas de conferência sempre à mão',
    ],
  },
} as const satisfies OutcomeContent;
