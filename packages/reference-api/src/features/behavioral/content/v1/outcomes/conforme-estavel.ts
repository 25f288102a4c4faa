import type { OutcomeContent } from '../../content-types.ts';

export const conformeEstavel = {
  id: 16,
  name: 'Conforme Estável',
  summary: [
    'Profundidade, exatidão e paciência caminham juntas neste estilo.',
    '{Sujeito} prefere trabalhar em silêncio, com tempo para examinar cada parte e confirmar que o conjunto se sustenta.',
    'Prudente, evita conclusões apressadas e só afirma aquilo que pode demonstrar.',
    'Relaciona-se com modéstia e lealdade, em círculos pequenos, e contribui mais por escrito do que em voz alta.',
    'Mostrar o trabalho antes do fim e aceitar uma margem de erro são os aprendizados que mais ampliam o alcance desta contribuição.',
  ],
  cards: {
    positiveBehaviors: [
      'Concentra-se por horas em um tema e percebe padrões que exigem olhar demorado.',
      'Trabalha com a mesma seriedade quando ninguém está vendo.',
      'Considera as consequências de cada passo antes de mexer no que funciona.',
      'Responde a perguntas com exatidão e admite com simplicidade o que não sabe.',
      'Persevera em tarefas minuciosas até a última linha.',
    ],
    teamValue: [
      'Sustenta a parte do trabalho em que um engano pequeno teria grande efeito.',
      'Produz bases, cálculos e documentos que outras áreas usam sem precisar refazer.',
      'Introduz prudência em decisões tomadas sob entusiasmo.',
      'Transmite serenidade: o trabalho avança sem alarme e sem surpresa.',
      'Em trabalhos longos de pesquisa, cálculo ou conferência, mantém a exatidão do primeiro ao último dia.',
    ],
    idealEnvironment: [
      'Concentra-se melhor em salas silenciosas, com poucas interrupções e prazos realistas.',
      'Pede objetivos bem descritos, fontes confiáveis e tempo para dominar uma ferramenta antes da próxima.',
      'Convive bem com grupos pequenos, nos quais a competência fala mais alto do que a exposição.',
      'Multitarefa, barulho e mudança sem explicação reduzem visivelmente o rendimento.',
      'Mensagens escritas, com contexto completo, funcionam melhor do que pedidos feitos no corredor.',
    ],
    underPressure: [
      'Diminui o passo para não errar justamente quando o relógio pede o contrário.',
      'Tende a imaginar tudo o que pode dar errado e a hesitar na escolha.',
      'Afasta-se das conversas para se concentrar, e o grupo deixa de saber como vai o trabalho.',
      'Dividir a entrega em partes pequenas, cada uma com prazo próprio, torna a carga suportável.',
      'Receber a confirmação de que uma margem de erro é aceitável libera o avanço.',
    ],
    limitingBehaviors: [
      'A preparação pode se prolongar até que a oportunidade passe.',
      'O hábito de trabalhar em silêncio torna invisível uma contribuição valiosa.',
      'Evita discordar em público, mesmo com a informação correta em mãos.',
      'Rever decisões já tomadas consome tempo de quem precisava seguir.',
      'Enviar um resumo semanal, com o que foi feito e o que falta, resolve de uma vez a visibilidade e a dúvida sobre o prazo.',
    ],
  },
  traits: {
    Comunicação: [
      'Resposta precisa, dada sem pressa',
      'Expressão mais fluida por escrito',
      'Modéstia ao falar do próprio trabalho',
    ],
    Decisão: [
      'Prudência acima da rapidez',
      'Consequências examinadas uma a uma',
      'Escolha adiada até que haja clareza',
    ],
    Ritmo: [
      'Atenção demorada e minuciosa',
      'Perseverança em tarefas de detalhe',
      'Rendimento maior sem interrupções',
    ],
    Relacionamento: [
      'Laços discretos e leais',
      'Convívio em círculos pequenos',
      'Gentileza silenciosa no dia a dia',
    ],
    Organização: [
      'Trabalho dividido em partes verificáveis',
      'Fontes catalogadas com paciência',
      'Histórico completo de cada alteração',
    ],
  },
} as const satisfies OutcomeContent;
