import type { OutcomeContent } from '../../content-types.ts';

export const conformeDominante = {
  id: 14,
  name: 'Conforme Dominante',
  summary: [
    'O ponto de partida é a qualidade do raciocínio; a firmeza vem depois, para fazer valer a conclusão.',
    '{Sujeito} estuda o tema, define critérios e os sustenta em qualquer conversa.',
    'Gosta de trabalhar com autonomia em problemas que exigem profundidade e tem pouca paciência para explicações vagas.',
    'Conclui a análise e toma posição, em vez de apenas entregar um relatório.',
    'A contribuição alcança mais gente quando o rigor vem com curiosidade pela experiência de quem executa.',
  ],
  cards: {
    positiveBehaviors: [
      'Investiga até entender o mecanismo por trás do problema.',
      'Estabelece normas claras e explica a consequência de não segui-las.',
      'Sustenta uma conclusão impopular quando os dados a confirmam.',
      'Administra bem o próprio tempo e dispensa supervisão próxima.',
      'Corrige o próprio erro abertamente assim que surge uma prova melhor.',
    ],
    teamValue: [
      'Oferece decisões defensáveis, com premissas à vista e contas refeitas.',
      'Detecta desperdícios e falhas de controle antes que virem prejuízo.',
      'Dá sustentação técnica a escolhas difíceis da liderança.',
      'Fixa um patamar de rigor que melhora o trabalho de quem está ao lado.',
      'Diante de uma compra grande ou de uma troca de sistema, ajuda a distinguir fato de promessa.',
    ],
    idealEnvironment: [
      'Procura autonomia técnica, boas fontes de informação e um papel claro nas decisões.',
      'Trabalha com prazer em auditoria de processos, projetos complexos e melhoria de sistemas.',
      'Prefere poucas reuniões, todas com pauta e material enviado antes.',
      'Autoridade baseada só no cargo, sem argumento, gera confronto ou afastamento.',
      'O pedido ideal apresenta o problema, os limites e o peso que a análise terá na decisão.',
    ],
    underPressure: [
      'O tom fica cortante, e cada imprecisão vira motivo de correção.',
      'Fecha-se na própria análise e passa a confiar apenas no que conferiu pessoalmente.',
      'Pode impor uma regra nova para recuperar o controle da situação.',
      'Nessa hora, faz diferença perguntar qual erro seria realmente grave e tratar somente desse.',
      'Uma conversa franca com alguém de igual preparo técnico alivia e reorienta.',
    ],
    limitingBehaviors: [
      'A certeza bem fundamentada pode soar como arrogância quando dispensa perguntas.',
      'Costuma apontar o defeito com precisão e se esquece de dizer o que funcionou.',
      'Padrões pensados para casos críticos acabam aplicados a tarefas simples.',
      'Demora a confiar uma parte do trabalho a quem ainda está aprendendo.',
      'Antes de corrigir, vale perguntar como a outra pessoa chegou até ali: a resposta quase sempre acrescenta um dado.',
    ],
  },
  traits: {
    Comunicação: [
      'Observações exatas, sem enfeite',
      'Defesa firme de critérios técnicos',
      'Textos enxutos com provas anexas',
    ],
    Decisão: [
      'Análise que termina em posição clara',
      'Independência diante da opinião da maioria',
      'Premissas declaradas e contas refeitas',
    ],
    Ritmo: [
      'Mergulho em um problema até resolvê-lo',
      'Urgência apenas com motivo comprovado',
      'Trabalho autônomo por longos períodos',
    ],
    Relacionamento: [
      'Franqueza técnica acima da cortesia',
      'Círculo restrito para trocar ideias',
      'Lealdade a princípios mais que a grupos',
    ],
    Organização: [
      'Regras próprias de verificação',
      'Sistemas montados para evitar falhas',
      'Reuniões somente com pauta e material prévio',
    ],
  },
} as const satisfies OutcomeContent;
