import type { OutcomeContent } from '../../content-types.ts';

export const influenteDominante = {
  id: 8,
  name: 'Influente Dominante',
  summary: [
    'Pessoas em primeiro lugar, com pressa de ver algo acontecer: assim pode ser descrito este estilo.',
    'O encontro, a conversa e o encantamento abrem o caminho, e a ambição cuida de fechar o acordo.',
    '{Sujeito} improvisa bem, lê o interesse de quem escuta e sabe a hora de pedir um compromisso.',
    'Gosta de palco, de variedade e de conquistas que possam ser contadas depois.',
    'O desafio está em escutar além do necessário para convencer e em continuar presente após o sim.',
  ],
  cards: {
    positiveBehaviors: [
      'Começa conversas com pessoas que nunca viu e volta com uma oportunidade.',
      'Adapta o discurso ao público sem perder a mensagem principal.',
      'Celebra cada avanço e usa a comemoração para lançar o passo seguinte.',
      'Defende ideias com paixão e aceita o risco de se expor.',
      'Encontra humor e alternativa quando a primeira tentativa não funciona.',
    ],
    teamValue: [
      'Conquista apoio dentro e fora da empresa, de clientes a futuras parcerias.',
      'Faz circular uma confiança que anima o grupo a tentar o que parecia improvável.',
      'Dá rosto e voz a iniciativas que precisam de adesão.',
      'Movimenta conversas travadas, porque cria simpatia antes de tratar do conflito.',
      'Em mesas de negociação e apresentações decisivas, costuma mudar a temperatura da sala.',
    ],
    idealEnvironment: [
      'Vive bem onde há público, novidade e metas ligadas a relacionamento.',
      'Comissões, prêmios, rankings amistosos e reconhecimento em público são bons estímulos.',
      'Quer liberdade de horário e de estilo, com conversas frequentes sobre resultado.',
      'Tarefas de conferência, isoladas e repetitivas, esvaziam a motivação em poucos dias.',
      'Metas semanais, com placar visível e espaço para contar histórias, dão direção a essa energia.',
    ],
    underPressure: [
      'O charme pode ganhar um tom de insistência, e a conversa vira tentativa de ganhar a qualquer custo.',
      'Pode assumir prazos impossíveis para não perder a admiração de alguém.',
      'Fica difícil admitir um erro diante de plateia.',
      'Sair de cena por meia hora e conferir os fatos por escrito baixa a temperatura.',
      'Uma pessoa franca por perto, com licença para discordar, é de grande valia nessas horas.',
    ],
    limitingBehaviors: [
      'A imagem do sucesso pode receber mais cuidado do que aquilo que o sustenta.',
      'Às vezes interrompe sem perceber, porque já imaginou o final da frase.',
      'Relacionamentos são muitos e, por isso, alguns ficam na superfície.',
      'Compromissos pequenos caem no esquecimento depois que o grande acordo é fechado.',
      'Repetir com as próprias palavras o que a outra pessoa disse, antes de responder, melhora o acordo e a relação.',
    ],
  },
  traits: {
    Comunicação: [
      'Conversa envolvente que termina em pedido claro',
      'Improviso seguro diante de plateias',
      'Histórias de conquista como argumento',
      'Resposta pronta para objeções',
    ],
    Decisão: [
      'Faro para oportunidades com pessoas',
      'Sim rápido ao que parece promissor',
      'Ajuste de posição durante a conversa',
    ],
    Ritmo: [
      'Agenda cheia de encontros',
      'Aceleração quando há prêmio à vista',
      'Mudança constante de cenário',
    ],
    Relacionamento: [
      'Simpatia imediata com ambição visível',
      'Muitos contatos cultivados ao mesmo tempo',
      'Gosto por admiração e destaque',
    ],
    Organização: [
      'Metas presentes, burocracia deixada para depois',
      'Compromissos guardados de memória',
      'Apoio de alguém para o pós-acordo',
    ],
  },
} as const satisfies OutcomeContent;
