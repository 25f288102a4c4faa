import type { OutcomeContent } from '../../content-types.ts';

export const estavelConforme = {
  id: 13,
  name: 'Estável Conforme',
  summary: [
    'Confiabilidade e método definem este modo de agir.',
    '{Sujeito} valoriza o que foi testado pelo tempo, segue procedimentos com naturalidade e conserva o trabalho em ordem.',
    'Com discrição, observa antes de participar e oferece contribuições consistentes, sem buscar destaque.',
    'Mudanças são aceitas com tranquilidade depois que há um roteiro claro a seguir.',
    'O próximo passo costuma estar em confiar no que já sabe e agir sem esperar por todas as garantias.',
  ],
  cards: {
    positiveBehaviors: [
      'Mantém o mesmo nível de cuidado na primeira e na centésima repetição.',
      'Prepara-se com antecedência e chega com tudo de que vai precisar.',
      'Respeita acordos, horários e regras de convivência.',
      'Registra o que faz, de maneira simples e fácil de encontrar.',
      'Ajuda sem invadir: espera o momento e oferece o que sabe.',
    ],
    teamValue: [
      'Garante a continuidade das operações, mesmo em períodos conturbados.',
      'Guarda a memória dos procedimentos e evita que erros antigos se repitam.',
      'Dá à equipe previsibilidade de prazo e de acabamento.',
      'Faz bem o trabalho de retaguarda que permite a outras pessoas aparecer.',
      'Em implantações, confere se cada etapa foi cumprida e se a orientação chegou a todo mundo.',
    ],
    idealEnvironment: [
      'Adapta-se melhor a lugares calmos, com instruções completas e mudanças anunciadas.',
      'Valoriza estabilidade de equipe, tempo para aprender e um canto tranquilo para trabalhar.',
      'Aprecia lideranças coerentes, que não mudam a regra no meio do caminho.',
      'Improviso, exposição repentina e conflitos em voz alta causam grande desconforto.',
      'Ao receber uma tarefa inédita, um modelo pronto e um prazo com folga fazem toda a diferença.',
    ],
    underPressure: [
      'Costuma apegar-se ao procedimento e tem dificuldade de pular etapas, ainda que a situação permita.',
      'Fica em silêncio, à espera de instrução, quando várias ordens chegam juntas.',
      'Revisa o que já estava certo em busca de tranquilidade.',
      'Uma lista curta, com ordem e prazo, tem efeito imediato.',
      'Saber a quem recorrer em caso de dúvida reduz bastante a tensão.',
    ],
    limitingBehaviors: [
      'A cautela adia iniciativas que estavam ao alcance da mão.',
      'Evita se expor em grupo, e bons alertas chegam tarde a quem decide.',
      'O que foge ao manual parece risco, mesmo quando é só novidade.',
      'Pode assumir a culpa por falhas que eram do processo.',
      'Experimentar uma pequena mudança por mês, com volta garantida ao modo anterior, fortalece a confiança.',
    ],
  },
  traits: {
    Comunicação: [
      'Fala breve, depois de observar',
      'Instruções simples e completas',
      'Participação maior em grupos pequenos',
    ],
    Decisão: [
      'Opção pelo que já foi testado',
      'Respeito a normas e precedentes',
      'Pedido de orientação diante do inédito',
    ],
    Ritmo: [
      'Repetição feita sempre com igual cuidado',
      'Preparo antecipado para cada etapa',
      'Tempo de adaptação a novos sistemas',
    ],
    Relacionamento: [
      'Reserva cordial e respeitosa',
      'Apoio técnico oferecido na hora certa',
      'Distância de disputas e fofocas',
    ],
    Organização: [
      'Procedimentos memorizados e bem guardados',
      'Agenda previsível, sem lacunas',
      'Registros simples de consultar',
      'Conferência final de rotina',
    ],
  },
} as const satisfies OutcomeContent;
