import type { OutcomeContent } from '../../content-types.ts';

export const dominante = {
  id: 1,
  name: 'Dominante',
  summary: [
    'A atenção vai primeiro para o resultado: o que precisa ser alcançado, até quando e o que está no caminho.',
    '{Sujeito} gosta de ter autonomia para decidir e responde bem quando o desafio é grande e o espaço de ação também.',
    'Fala com franqueza, escolhe rápido e prefere corrigir o rumo em movimento a esperar pela condição perfeita.',
    'Obstáculos costumam aumentar a disposição em vez de reduzi-la.',
    'O equilíbrio aparece quando essa velocidade vem com o contexto de que as outras pessoas precisam para acompanhar.',
  ],
  cards: {
    positiveBehaviors: [
      'Toma a iniciativa sem esperar por um pedido e põe o trabalho em andamento nos primeiros minutos.',
      'Separa com rapidez o que pesa no resultado do que é acessório.',
      'Diz o que pensa à pessoa certa, na hora certa, e evita conversas paralelas.',
      'Aceita responsabilidades difíceis e responde pelas consequências quando algo sai errado.',
      'Volta a agir logo depois de um revés, com a mesma disposição do começo.',
    ],
    teamValue: [
      'Tira o grupo da indecisão quando a conversa se repete e ninguém escolhe um caminho.',
      'Puxa o nível das metas para cima e mostra que dá para ir além do previsto.',
      'Enfrenta negociações duras e assuntos incômodos que outras pessoas preferem adiar.',
      'Mantém a pergunta “o que falta para entregar?” sempre em cima da mesa.',
      'É em começos, viradas e crises que essa contribuição mais aparece.',
    ],
    idealEnvironment: [
      'Rende mais onde há metas visíveis, liberdade de método e poucas camadas de aprovação.',
      'Precisa de problemas novos e de projetos cujo sucesso possa ser medido.',
      'Aproveita bem o contato com lideranças que vão direto ao assunto e discutem sem melindre.',
      'Perde energia em rotinas muito repetitivas e em reuniões que terminam sem decisão.',
      'Para delegar bem, basta definir o alvo, o limite e a data, e deixar o caminho livre.',
    ],
    underPressure: [
      'Quando a pressão cresce, tende a acelerar, centralizar decisões e cobrar em frases curtas.',
      'A paciência para ouvir explicações diminui, e o tom pode soar mais áspero do que a intenção.',
      'Às vezes assume por conta própria o que seria melhor dividir.',
      'Uma pausa breve antes de responder e uma pergunta ao grupo costumam devolver a medida.',
      'Ajuda também combinar de antemão quais decisões podem ficar com outras pessoas.',
    ],
    limitingBehaviors: [
      'A pressa pode deixar para trás detalhes que depois custam retrabalho.',
      'A franqueza, sem preparo, chega a algumas pessoas como dureza e faz com que parem de opinar.',
      'O gosto pelo controle dificulta entregar uma tarefa inteira a alguém e aceitar outro modo de fazê-la.',
      'Reconhecimentos costumam ser escassos, porque o olhar já passou para a próxima meta.',
      'Vale reservar alguns minutos por semana para ouvir sem decidir nada e para agradecer avanços concretos.',
    ],
  },
  traits: {
    Comunicação: [
      'Fala direta, com a conclusão no início',
      'Perguntas curtas, voltadas para o próximo passo',
      'Discordância dita de frente',
    ],
    Decisão: [
      'Escolhas rápidas, com risco assumido',
      'Confiança no próprio julgamento',
      'Disposição para decidir temas impopulares',
    ],
    Ritmo: [
      'Passo acelerado e senso de urgência',
      'Várias frentes abertas ao mesmo tempo',
      'Impaciência com esperas sem motivo',
    ],
    Relacionamento: [
      'Respeito por quem cumpre e contesta',
      'Contato objetivo, com pouca formalidade',
      'Competição encarada como estímulo',
    ],
    Organização: [
      'Prioridades definidas pelo impacto no resultado',
      'Planos curtos, revistos durante a execução',
      'Detalhes entregues a outras pessoas',
    ],
  },
} as const satisfies OutcomeContent;
