import type { Profile } from '../disc/index.ts';

/** How people of two main profiles work together, in Brazilian Portuguese. */
export interface PairText {
  readonly summary: string;
  /** What the two bring to each other. */
  readonly strengths: readonly string[];
  /** Where they tend to rub. */
  readonly cautions: readonly string[];
  /** What to agree on. */
  readonly agreements: readonly string[];
}

/** The ten pairs of main profiles, the first of each as it comes first in D, I, S, C. */
export const PAIR_TEXTS: readonly (PairText & {
  readonly profiles: readonly [Profile, Profile];
})[] = [
  {
    profiles: ['Dominante', 'Dominante'],
    summary:
      'Duas pessoas que decidem depressa e falam direto: juntas destravam problemas, desde que saibam quem conduz cada um.',
    strengths: [
      'Encaram assuntos difíceis sem rodeios.',
      'Uma decisão tomada de manhã já está em curso à tarde.',
      'A franqueza é mútua, e a conversa dura o tempo necessário.',
    ],
    cautions: [
      'As duas podem querer conduzir, e a discussão vira disputa.',
      'Na pressa, ninguém ouve quem vai executar.',
      'Ceder pode parecer perder, mesmo quando o outro caminho é melhor.',
    ],
    agreements: [
      'Dividam os assuntos: em cada um, uma pessoa decide e a outra aconselha.',
      'Antes de fechar, digam em voz alta o melhor argumento da outra pessoa.',
      'Escolham juntas um número que diga se deu certo, e olhem só para ele.',
    ],
  },
  {
    profiles: ['Dominante', 'Influente'],
    summary:
      'Quem é Dominante dá a direção e quem é Influente reúne gente em torno dela: a dupla tem energia para começar quase tudo.',
    strengths: [
      'Uma pessoa firma a meta, a outra a torna contagiante.',
      'As duas gostam de agir e aprendem pelo caminho.',
      'Resistências de fora são vencidas com firmeza e simpatia.',
    ],
    cautions: [
      'Quem é Dominante pode cortar a conversa de que quem é Influente precisa para pensar.',
      'Quem é Influente pode prometer mais do que foi decidido.',
      'Muito começa, e falta quem acompanhe o que já começou.',
    ],
    agreements: [
      'Comecem pelo resultado esperado e só depois abram espaço para ideias.',
      'Escrevam ao final de cada conversa quem faz o quê e até quando.',
      'Peçam a alguém de fora que acompanhe os detalhes.',
    ],
  },
  {
    profiles: ['Dominante', 'Estável'],
    summary:
      'Uma pessoa acelera, a outra mantém: com confiança, mudanças acontecem sem deixar ninguém para trás.',
    strengths: [
      'A pressa de uma encontra a constância da outra, e as coisas terminam.',
      'Quem é Estável percebe como a equipe recebe cada mudança.',
      'Quem é Dominante protege a equipe de indecisões de fora.',
    ],
    cautions: [
      'O silêncio de quem é Estável pode ser lido como acordo.',
      'Cobranças repentinas podem soar como ameaça.',
      'Quem é Dominante pode se impacientar com o tempo que a outra pessoa pede.',
    ],
    agreements: [
      'Avisem mudanças com antecedência e expliquem o motivo.',
      'Perguntem diretamente: o que preocupa você neste plano?',
      'Combinem um prazo para pensar e cumpram o prazo.',
    ],
  },
  {
    profiles: ['Dominante', 'Conforme'],
    summary:
      'Uma pessoa quer o resultado, a outra quer que ele esteja certo: a dupla entrega muito quando combina o nível de cuidado.',
    strengths: [
      'Decisões firmes saem apoiadas em fatos.',
      'As duas preferem tratar da tarefa sem muitos rodeios.',
      'Riscos aparecem antes, e alguém age sobre eles.',
    ],
    cautions: [
      'Perguntas de quem é Conforme podem parecer freio.',
      'Atalhos de quem é Dominante podem parecer descuido.',
      'A conversa pode ficar seca e deixar de fora o que as pessoas sentem.',
    ],
    agreements: [
      'Decidam antes quanto de certeza cada decisão exige.',
      'Tragam análises em uma página: conclusão primeiro, dados depois.',
      'Separem o que não pode ter erro do que pode ser corrigido depois.',
    ],
  },
  {
    profiles: ['Influente', 'Influente'],
    summary:
      'Duas pessoas que pensam conversando: o clima é leve e as ideias se multiplicam, e o que falta é escolher e terminar.',
    strengths: [
      'Entusiasmo de sobra para envolver outras áreas.',
      'Críticas são ditas com leveza e ouvidas com boa vontade.',
      'De um problema saem várias saídas em poucos minutos.',
    ],
    cautions: [
      'A conversa agradável pode tomar o lugar da decisão.',
      'Tarefas de rotina ficam à espera de quem goste delas.',
      'As duas podem contar com a outra para lembrar dos prazos.',
    ],
    agreements: [
      'Terminem cada encontro com três linhas: o quê, quem, quando.',
      'Escolham uma ideia por vez e guardem as outras em uma lista.',
      'Revezem quem cuida do prazo, uma semana cada.',
    ],
  },
  {
    profiles: ['Influente', 'Estável'],
    summary:
      'As duas pessoas cuidam das relações, uma abrindo portas e a outra mantendo-as abertas: um bom par para acolher e cooperar.',
    strengths: [
      'Quem chega se sente bem recebido, no primeiro dia e depois dele.',
      'Ideias novas ganham quem as sustente até virarem hábito.',
      'Conflitos são tratados com respeito.',
    ],
    cautions: [
      'Para manter o bom clima, assuntos incômodos podem ser adiados.',
      'Mudanças de plano em cima da hora cansam quem é Estável.',
      'Quem é Influente pode ocupar toda a conversa sem perceber.',
    ],
    agreements: [
      'Reservem um momento fixo para falar do que não vai bem.',
      'Contem mudanças assim que souberem delas, mesmo sem todos os detalhes.',
      'Em reuniões, peçam primeiro a opinião de quem fala menos.',
    ],
  },
  {
    profiles: ['Influente', 'Conforme'],
    summary:
      'Uma pessoa fala para pensar, a outra pensa para falar: são as mais diferentes no jeito, e as que mais se completam quando se entendem.',
    strengths: [
      'Ideias novas ganham método e chegam inteiras ao fim.',
      'Informações exatas são contadas de um jeito que todos entendem.',
      'Uma pessoa vê o que entusiasma, a outra vê o que falta.',
    ],
    cautions: [
      'Entusiasmo pode soar vago, e perguntas podem soar como recusa.',
      'Conversas sem pauta cansam quem é Conforme.',
      'Respostas curtas por escrito podem parecer frieza a quem é Influente.',
    ],
    agreements: [
      'Enviem o assunto por escrito antes da conversa.',
      'Digam quando estão só imaginando e quando estão propondo de verdade.',
      'Comecem pelo que está bom e depois passem ao que precisa de ajuste.',
    ],
  },
  {
    profiles: ['Estável', 'Estável'],
    summary:
      'Duas pessoas pacientes e leais: o trabalho segue em paz, e é preciso alguém que traga a novidade e a conversa difícil.',
    strengths: [
      'Cada uma sabe que pode contar com a outra.',
      'O ritmo constante torna as entregas previsíveis.',
      'Escutam até o fim antes de responder.',
    ],
    cautions: [
      'Nenhuma das duas gosta de dizer não, e o acúmulo aparece tarde.',
      'O que sempre foi feito assim pode continuar sem que ninguém pergunte por quê.',
      'Mal-entendidos pequenos ficam guardados.',
    ],
    agreements: [
      'Perguntem uma à outra, toda semana, o que está pesado demais.',
      'Escolham uma melhoria por mês e experimentem por pouco tempo.',
      'Combinem que discordar é uma forma de ajudar.',
    ],
  },
  {
    profiles: ['Estável', 'Conforme'],
    summary:
      'As duas pessoas gostam de ordem e de tempo para fazer bem: a qualidade é alta, e o cuidado a tomar é com a demora.',
    strengths: [
      'Processos são seguidos e melhorados com calma.',
      'Quem é Estável lembra das pessoas, quem é Conforme lembra dos detalhes.',
      'O que foi combinado é cumprido sem cobrança.',
    ],
    cautions: [
      'Diante do novo, as duas podem esperar por mais certeza.',
      'Correções muito diretas podem magoar quem é Estável.',
      'Discordâncias são pensadas e não são ditas.',
    ],
    agreements: [
      'Marquem uma data para decidir, com os dados que houver.',
      'Façam correções em particular e digam também o que ficou bom.',
      'Testem mudanças em pequena escala antes de adotá-las.',
    ],
  },
  {
    profiles: ['Conforme', 'Conforme'],
    summary:
      'Duas pessoas exigentes e metódicas: pouca coisa lhes escapa, e o desafio é saber quando parar.',
    strengths: [
      'As duas confiam em fatos e corrigem erros sem drama.',
      'O trabalho sai documentado e pode ser refeito por qualquer pessoa.',
      'Respeitam a necessidade de concentração uma da outra.',
    ],
    cautions: [
      'A análise pode crescer mais do que a decisão merece.',
      'Cada uma tem o próprio método e pode achar o outro errado.',
      'Elogios fazem falta, porque as duas olham primeiro para o defeito.',
    ],
    agreements: [
      'Definam por escrito o que é bom o bastante antes de começar.',
      'Escolham um método só e revejam a escolha depois da entrega.',
      'Para cada correção, digam também algo que funcionou.',
    ],
  },
];
