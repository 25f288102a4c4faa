import type { OutcomeContent } from '../../content-types.ts';

export const influente = {
  id: 2,
  name: 'Influente',
  summary: [
    'O trabalho ganha sentido pelo contato com as pessoas, e é na conversa que surgem as melhores ideias.',
    '{Sujeito} se aproxima com facilidade, transmite otimismo e costuma enxergar possibilidades antes das dificuldades.',
    'Expressa o que sente, gosta de variedade e põe movimento nos lugares por onde passa.',
    'O reconhecimento público e o clima leve contam muito para a disposição do dia.',
    'A contribuição cresce quando o entusiasmo do início encontra um método simples para chegar até o fim.',
  ],
  cards: {
    positiveBehaviors: [
      'Cria proximidade em poucos minutos, mesmo com quem acabou de chegar.',
      'Apresenta ideias com exemplos, histórias e imagens que ficam na memória.',
      'Enxerga talento nas pessoas e diz isso em voz alta.',
      'Recebe o imprevisto com bom humor e procura uma saída criativa.',
      'Compartilha contatos, novidades e oportunidades sem guardar para si.',
    ],
    teamValue: [
      'Levanta o ânimo do grupo em fases longas ou cinzentas.',
      'Liga pessoas e áreas que ainda não conversavam e faz a informação circular.',
      'Apresenta um projeto a públicos diversos e desperta o interesse de cada um.',
      'Ajuda quem acaba de chegar a se sentir parte do grupo desde o primeiro dia.',
      'A presença se nota sobretudo em lançamentos, integrações e encontros com público de fora.',
    ],
    idealEnvironment: [
      'Floresce em lugares abertos, com troca frequente e pouca distância entre cargos.',
      'Gosta de tarefas variadas, que misturem criação, apresentação e encontro com gente nova.',
      'Elogios específicos e retornos frequentes funcionam como combustível.',
      'O trabalho solitário, silencioso e cheio de controles tende a apagar essa energia.',
      'Encontros curtos ao longo da semana funcionam melhor do que um relatório longo no fim do mês.',
    ],
    underPressure: [
      'Nos momentos tensos, fala mais, promete mais e pode perder o fio do que era urgente.',
      'A busca por aprovação aumenta, e um silêncio alheio pode ser lido como rejeição.',
      'Pode usar o humor para contornar um assunto que pedia seriedade.',
      'Dividir a preocupação com alguém de confiança costuma trazer alívio rápido.',
      'Escrever três prioridades e fazer uma de cada vez devolve a direção.',
    ],
    limitingBehaviors: [
      'O interesse costuma cair quando a novidade acaba, e algumas tarefas ficam pela metade.',
      'A vontade de agradar leva a aceitar compromissos além do tempo disponível.',
      'Decisões tomadas no calor da simpatia podem ignorar números e contratempos previsíveis.',
      'Conversas longas às vezes ocupam o lugar da execução.',
      'Um quadro visível de pendências e uma parceria com quem goste de método evitam a maior parte desses tropeços.',
    ],
  },
  traits: {
    Comunicação: [
      'Fala expressiva, calorosa e cheia de exemplos',
      'Facilidade diante de grandes públicos',
      'Pensamento que se forma durante a conversa',
    ],
    Decisão: [
      'Escolhas guiadas por intuição e entusiasmo',
      'Opinião de pessoas queridas com muito peso',
      'Otimismo na leitura de riscos',
    ],
    Ritmo: [
      'Energia alta, com picos de inspiração',
      'Gosto por variedade e novidade',
      'Trocas frequentes de assunto',
    ],
    Relacionamento: [
      'Rede ampla de contatos',
      'Confiança oferecida desde o início',
      'Valor dado ao reconhecimento público',
      'Clima leve como condição de trabalho',
    ],
    Organização: [
      'Agenda flexível, aberta a encontros',
      'Ideias anotadas em muitos lugares',
      'Apoio de lembretes para concluir tarefas',
    ],
  },
} as const satisfies OutcomeContent;
