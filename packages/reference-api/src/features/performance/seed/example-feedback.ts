/** What managers write where they rate lower than the person. */
const lower = [
  'Vejo esforço, mas as entregas ainda dependem de muita revisão. Vamos combinar um acompanhamento quinzenal para ajustar isso juntos.',
  'Em algumas situações do semestre o resultado ficou abaixo do que foi combinado. Sugiro começarmos por metas menores e conversarmos a cada entrega.',
  'Minha nota considera os retornos que recebi de outras áreas. Podemos rever esses casos e montar um plano de desenvolvimento.',
];

/** What managers write where they rate higher than the person. */
const higher = [
  'Você se cobra demais neste ponto. O que entregou no semestre foi muito bom e a equipe reconhece isso.',
  'Considero esta uma das suas forças. Quero que você compartilhe mais com os colegas o jeito como trabalha.',
  'Sua nota não reflete o que observo no dia a dia. Os resultados mostram um domínio bem maior do que você percebe.',
];

/** A feedback that fits a manager's score beside the person's own. */
export function exampleFeedback(scores: { self: number; manager: number }, index: number): string {
  const texts = scores.manager < scores.self ? lower : higher;
  return texts[index % texts.length] ?? '';
}
