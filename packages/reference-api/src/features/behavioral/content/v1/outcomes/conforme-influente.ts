import type { OutcomeContent } from '../../content-types.ts';

export const conformeInfluente = {
  id: 15,
  name: 'Conforme Influente',
  summary: [
    'Conhecimento sólido e gosto por compartilhá-lo: essa combinação aparece com nitidez no resultado.',
    '{Sujeito} estuda antes de falar e, quando fala, torna simples o que era complicado.',
    'Segue padrões com seriedade, mas sabe apresentá-los com gentileza e até com graça.',
    'Conversa bem com quem domina o assunto e com quem o desconhece, e por isso liga áreas distantes.',
    'O cuidado a tomar é com a sensibilidade à crítica e com a vontade de dominar assuntos demais ao mesmo tempo.',
  ],
  cards: {
    positiveBehaviors: [
      'Explica temas técnicos com exemplos do cotidiano e confere se a ideia foi compreendida.',
      'Busca aperfeiçoamento constante e divide com o grupo o que aprendeu.',
      'Corrige com delicadeza e oferece o modelo de como ficaria melhor.',
      'Fundamenta opiniões sem perder a leveza da conversa.',
      'Dedica-se a dominar uma arte ou um ofício em profundidade.',
    ],
    teamValue: [
      'Aumenta o preparo do grupo, porque ensina enquanto trabalha.',
      'Faz com que normas sejam aceitas, já que mostra o sentido de cada uma.',
      'Representa a área técnica em encontros com clientes ou com a direção.',
      'Enriquece os debates com referências bem escolhidas e perguntas estimulantes.',
      'Quando surge uma ferramenta ou regra nova, encurta o tempo que o grupo leva para dominá-la.',
    ],
    idealEnvironment: [
      'Beneficia-se de um lugar que valorize estudo, troca de saber e qualidade de apresentação.',
      'Aprecia papéis de referência: consultoria interna, treinamento, elaboração de guias.',
      'Deseja autonomia para se aprofundar e oportunidades de mostrar o que descobriu.',
      'Pressa sem critério e desinteresse pelo conteúdo desanimam rapidamente.',
      'Vale combinar desde o começo quem é o público e até que profundidade o tema deve ir.',
    ],
    underPressure: [
      'Fala em excesso sobre pormenores, na tentativa de demonstrar que o assunto está sob controle.',
      'A comparação com outras pessoas tende a aumentar e a abalar a segurança.',
      'Pode trocar a tarefa principal por um estudo paralelo mais agradável.',
      'Uma meta de aprendizado menor, com data, devolve o sentido de progresso.',
      'Retornos específicos, dados em particular, são recebidos com gratidão.',
    ],
    limitingBehaviors: [
      'Explicações completas demais podem fazer o público perder o ponto central.',
      'Espera de outras pessoas o mesmo grau de domínio que exige de si.',
      'Ressente-se quando o esforço de preparo passa sem comentário.',
      'Inicia estudos em várias direções e adia a aplicação prática.',
      'Começar pela conclusão, em uma frase, e abrir para perguntas mantém o interesse de quem escuta.',
    ],
  },
  traits: {
    Comunicação: [
      'Explicação didática de temas técnicos',
      'Correção feita com delicadeza',
      'Referências e exemplos bem escolhidos',
      'Prazer em ensinar o que aprendeu',
    ],
    Decisão: [
      'Estudo prévio seguido de troca de ideias',
      'Escolhas que possam ser bem explicadas',
      'Consulta a fontes de reconhecida competência',
    ],
    Ritmo: [
      'Curiosidade que abre novos estudos',
      'Dedicação longa ao aperfeiçoamento',
      'Passo mais leve na presença de público',
    ],
    Relacionamento: [
      'Cortesia com certa reserva inicial',
      'Proximidade criada pelo saber compartilhado',
      'Trato fácil com públicos variados',
    ],
    Organização: [
      'Guias e modelos claros para uso comum',
      'Conteúdo e forma cuidados em conjunto',
      'Acervo pessoal de estudos e fontes',
    ],
  },
} as const satisfies OutcomeContent;
