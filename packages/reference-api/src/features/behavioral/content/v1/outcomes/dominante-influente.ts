import type { OutcomeContent } from '../../content-types.ts';

export const dominanteInfluente = {
  id: 5,
  name: 'Dominante Influente',
  summary: [
    'A meta vem na frente, e a capacidade de entusiasmar pessoas é o meio preferido para alcançá-la.',
    '{Sujeito} pensa grande, anuncia o objetivo em público e parte para conquistá-lo com quem quiser ir junto.',
    'Combina firmeza na direção com uma comunicação viva, capaz de transformar cobrança em convite.',
    'Gosta de abrir caminhos, disputar espaços e ver o impacto do próprio trabalho reconhecido.',
    'O que pede atenção é o passo seguinte ao anúncio: cuidar dos detalhes e do fôlego de quem aceitou o desafio.',
  ],
  cards: {
    positiveBehaviors: [
      'Transforma uma meta distante em um desafio que dá vontade de encarar.',
      'Toma decisões à vista do grupo e explica em poucas palavras o que espera de cada parte.',
      'Abre portas: liga, propõe, negocia e volta com uma resposta.',
      'Encara a recusa como etapa da conversa e tenta de novo por outro ângulo.',
      'Reage a crises com iniciativa e com palavras que devolvem coragem.',
    ],
    teamValue: [
      'Faz um projeto sair do papel, porque junta direção, recursos e gente disposta.',
      'Representa bem o grupo em disputas por verba, prazo ou espaço.',
      'Contagia com ambição e amplia o que a equipe julga possível.',
      'Rompe a inércia de áreas acomodadas com propostas ousadas e bem contadas.',
      'Essa força se destaca em inícios de ciclo, quando é preciso convencer e agir ao mesmo tempo.',
    ],
    idealEnvironment: [
      'Encaixa-se em cenários de expansão, lançamentos e negociação, com poder de escolha e plateia.',
      'Metas ambiciosas, retorno rápido e liberdade para experimentar mantêm o interesse aceso.',
      'Precisa de uma retaguarda que cuide do acompanhamento e dos pormenores.',
      'Estruturas lentas, com muitos carimbos e pouca visibilidade, geram frustração.',
      'Um acordo simples funciona bem: meta alta, autonomia ampla e balanço público a cada quinzena.',
    ],
    underPressure: [
      'A pressão costuma fazer subir o volume: mais ligações, mais promessas, mais pressa.',
      'Pode passar por cima de objeções válidas, com a certeza de que a energia resolverá.',
      'O convite vira imposição quando a adesão demora.',
      'Ajuda perguntar a alguém de confiança o que ainda não foi visto, e escutar a resposta inteira.',
      'Reduzir as frentes abertas a duas ou três devolve a eficácia.',
    ],
    limitingBehaviors: [
      'A soma de ousadia com otimismo pode levar a compromissos maiores do que os recursos.',
      'O brilho da própria fala pode ocupar o espaço de quem tem algo a acrescentar.',
      'O acompanhamento perde a graça depois da largada, e a equipe fica sem referência.',
      'A necessidade de vencer a discussão custa, às vezes, o apoio que viria depois.',
      'Registrar por escrito o que foi prometido, com data e responsável, dá sustentação à ousadia.',
    ],
  },
  traits: {
    Comunicação: [
      'Discurso firme, com força de convite',
      'Desafios lançados em público',
      'Argumentos simples e de impacto',
    ],
    Decisão: [
      'Apostas ousadas, feitas com convicção',
      'Decisão anunciada e logo posta em prática',
      'Oportunidades agarradas antes da análise completa',
    ],
    Ritmo: [
      'Arrancada forte e pouca pausa',
      'Gosto por disputas e prazos curtos',
      'Troca rápida de estratégia',
    ],
    Relacionamento: [
      'Influência exercida pela ousadia e pelo carisma',
      'Alianças formadas em torno de metas',
      'Reconhecimento buscado pelo feito',
    ],
    Organização: [
      'Visão geral antes dos pormenores',
      'Tarefas distribuídas em conversa rápida',
      'Acompanhamento leve, por marcos principais',
    ],
  },
} as const satisfies OutcomeContent;
