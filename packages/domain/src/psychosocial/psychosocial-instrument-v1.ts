import type { PsychosocialInstrument } from './psychosocial-item.ts';

/** The first version of the survey, in words of our own. Never changed: a change is a new version. */
export const PSYCHOSOCIAL_INSTRUMENT_V1: PsychosocialInstrument = {
  version: 1,
  items: [
    {
      dimension: 'workload',
      statement: 'Consigo terminar minhas tarefas dentro da jornada, sem correr o tempo todo.',
    },
    { dimension: 'workload', statement: 'Os prazos que recebo são possíveis de cumprir.' },
    {
      dimension: 'workload',
      statement: 'Deixo de fazer pausas ou refeições para dar conta do trabalho.',
      isReversed: true,
    },
    {
      dimension: 'workload',
      statement: 'Recebo pedidos de trabalho fora do meu horário e sinto que preciso responder.',
      isReversed: true,
    },
    {
      dimension: 'workload',
      statement: 'O número de pessoas da minha equipe combina com o trabalho que ela tem.',
    },

    { dimension: 'control', statement: 'Posso decidir como fazer boa parte das minhas tarefas.' },
    {
      dimension: 'control',
      statement: 'Minha opinião é ouvida antes de decisões que afetam o meu trabalho.',
    },
    {
      dimension: 'control',
      statement: 'Consigo ajustar a ordem ou o ritmo das tarefas quando preciso.',
    },
    {
      dimension: 'control',
      statement: 'Sinto que cada passo do meu trabalho é vigiado.',
      isReversed: true,
    },

    {
      dimension: 'support',
      statement: 'Quando tenho dificuldade, sei a quem pedir ajuda e recebo essa ajuda.',
    },
    { dimension: 'support', statement: 'Minha liderança direta me ouve quando levo um problema.' },
    { dimension: 'support', statement: 'As pessoas da minha equipe ajudam umas às outras.' },
    {
      dimension: 'support',
      statement: 'Tenho as ferramentas e as informações de que preciso para trabalhar bem.',
    },
    {
      dimension: 'support',
      statement: 'No dia a dia, preciso resolver tudo por conta própria.',
      isReversed: true,
    },

    {
      dimension: 'recognition',
      statement: 'O esforço que faço é percebido por quem coordena o meu trabalho.',
    },
    {
      dimension: 'recognition',
      statement: 'Recebo retorno respeitoso sobre o que faço bem e sobre o que posso melhorar.',
    },
    {
      dimension: 'recognition',
      statement: 'As oportunidades de crescimento seguem critérios que todas as pessoas conhecem.',
    },
    {
      dimension: 'recognition',
      statement: 'Meu trabalho passa despercebido, mesmo quando dá bons resultados.',
      isReversed: true,
    },

    { dimension: 'role-clarity', statement: 'Sei o que se espera de mim no trabalho.' },
    {
      dimension: 'role-clarity',
      statement: 'Sei quem decide o quê nos assuntos do meu dia a dia.',
    },
    {
      dimension: 'role-clarity',
      statement: 'As prioridades da minha área são explicadas de um jeito que entendo.',
    },
    {
      dimension: 'role-clarity',
      statement: 'Recebo pedidos que se contradizem, sem que ninguém diga qual deles vale.',
      isReversed: true,
    },

    {
      dimension: 'change',
      statement: 'Mudanças que afetam o meu trabalho são avisadas com antecedência.',
    },
    {
      dimension: 'change',
      statement: 'Quando algo muda, recebo explicação e tempo para me adaptar.',
    },
    {
      dimension: 'change',
      statement: 'Mudanças repentinas me deixam sem saber como será o meu trabalho.',
      isReversed: true,
    },

    {
      dimension: 'harassment-violence',
      statement:
        'No meu local de trabalho, as pessoas são tratadas com respeito, sem gritos nem humilhações.',
    },
    {
      dimension: 'harassment-violence',
      statement: 'Nos últimos 12 meses, ouvi no trabalho piadas ou comentários que me ofenderam.',
      isReversed: true,
      isExperience: true,
    },
    {
      dimension: 'harassment-violence',
      statement:
        'Nos últimos 12 meses, sofri ameaça ou agressão no trabalho, de colegas, chefias, clientes ou outras pessoas.',
      isReversed: true,
      isExperience: true,
      weight: 2,
    },
    {
      dimension: 'harassment-violence',
      statement:
        'Nos últimos 12 meses, passei no trabalho por comentários, convites ou contatos de natureza sexual que eu não queria.',
      isReversed: true,
      isExperience: true,
      weight: 2,
    },
    {
      dimension: 'harassment-violence',
      statement:
        'Se eu relatar uma situação de assédio, confio que a empresa vai agir e que não haverá retaliação.',
    },
  ],
  weights: {
    workload: 3,
    control: 2,
    support: 2,
    recognition: 2,
    'role-clarity': 2,
    change: 2,
    'harassment-violence': 3,
  },
};
