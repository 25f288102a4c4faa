import type { OutcomeContent } from '../../content-types.ts';

export const estavelInfluente = {
  id: 12,
  name: 'Estável Influente',
  summary: [
    'O cuidado cotidiano com as pessoas é a marca deste estilo.',
    '{Sujeito} prefere um ambiente conhecido, trabalha com regularidade e acrescenta a isso uma cordialidade que aproxima.',
    'Apoia mais do que aparece, lembra datas, histórias e preferências, e mantém viva a boa convivência.',
    'Aceita novidades quando vêm de alguém de confiança e quando há companhia na travessia.',
    'Há espaço para crescer ao defender prioridades próprias com a mesma gentileza dedicada às alheias.',
  ],
  cards: {
    positiveBehaviors: [
      'Ensina com paciência e repete a explicação quantas vezes for preciso.',
      'Está presente: responde, acompanha e volta para saber se deu certo.',
      'Fala com suavidade e deixa quem escuta à vontade.',
      'Coopera sem disputar crédito.',
      'Preserva pequenos rituais, como o café da manhã conjunto, que mantêm o grupo unido.',
    ],
    teamValue: [
      'Funciona como elo entre as pessoas e dá continuidade ao que é combinado em grupo.',
      'Oferece um atendimento que faz clientes voltarem, pelo trato e pela constância.',
      'Integra quem chega, com orientação prática sobre o dia a dia.',
      'Amortece momentos de mudança, porque escuta as inquietações e as leva a quem decide.',
      'Nos dias de ausência, o grupo nota quantas pequenas coisas {sujeito} resolvia sem alarde algum.',
    ],
    idealEnvironment: [
      'Sente-se em casa em equipes unidas, com papéis definidos e conversa franca.',
      'Tarefas de apoio, relacionamento continuado e orientação a outras pessoas trazem satisfação.',
      'Precisa de gratidão expressa, ainda que em particular, e de liderança acessível.',
      'Rotatividade alta, pressão por números isolados e frieza no trato desgastam bastante.',
      'Conversas regulares a dois, sem pressa, são a melhor ocasião para combinar prioridades.',
    ],
    underPressure: [
      'Procura companhia e confirmação antes de dar o próximo passo.',
      'Pode concordar para encerrar o desconforto e depois se arrepender do que aceitou.',
      'O sorriso continua, mas a produtividade diminui.',
      'Receber uma tarefa de cada vez, com prioridade explícita, devolve a segurança.',
      'Uma palavra de apoio dita cedo vale mais do que uma solução completa dita tarde.',
    ],
    limitingBehaviors: [
      'Às vezes toma para si problemas de convivência que não lhe cabe resolver.',
      'Prefere o caminho que mantém a paz, mesmo quando outro traria melhor resultado.',
      'Custa a delegar por receio de sobrecarregar alguém.',
      'Prazos se alongam quando ninguém define uma data.',
      'Uma saída simples é responder a pedidos com “posso na quinta-feira” em lugar de um sim imediato.',
    ],
  },
  traits: {
    Comunicação: [
      'Conversa gentil e próxima',
      'Explicações pacientes, repetidas se preciso',
      'Elogio sincero em particular',
    ],
    Decisão: [
      'Escolha compartilhada com pessoas de confiança',
      'Preferência pelo caminho que mantém a paz',
      'Necessidade de confirmação antes do passo final',
    ],
    Ritmo: [
      'Cadência calma, sem sustos',
      'Presença diária com a qual se pode contar',
      'Novidades mais bem aceitas em boa companhia',
    ],
    Relacionamento: [
      'Cuidado com datas, histórias e preferências',
      'Trabalho em dupla ou grupo pequeno',
      'Cordialidade constante com todo mundo',
    ],
    Organização: [
      'Rituais de equipe preservados',
      'Tarefas de apoio sempre em dia',
      'Prazos melhores quando combinados em conjunto',
    ],
  },
} as const satisfies OutcomeContent;
