/** What a new survey of the template is called and says of itself. */
export const PSYCHOSOCIAL_TEMPLATE_TEXTS = {
  title: 'Pesquisa de fatores psicossociais (NR-1)',
  description:
    'Como o trabalho está organizado e como você se sente nele: carga, autonomia, apoio, reconhecimento, clareza, mudanças e respeito. Leva cerca de 8 minutos.',
} as const;

/** What people read before they begin to answer. */
export const PSYCHOSOCIAL_SURVEY_NOTICE =
  'Esta pesquisa é sobre o trabalho, não sobre a sua saúde: não é exame nem diagnóstico. As respostas são anônimas e aparecem apenas somadas, a partir de 5 pessoas por grupo. Ao final há perguntas sobre assédio e violência, seguidas de onde buscar ajuda.';

/** What the report is not, paragraph by paragraph. */
export const PSYCHOSOCIAL_NOTICE: readonly string[] = [
  'Este relatório resume a percepção de quem respondeu sobre a organização do trabalho. Ele apoia a identificação de perigos que a NR-1 pede e não substitui a avaliação técnica dos riscos, feita por profissionais habilitados com a participação de trabalhadoras e trabalhadores.',
  'Não é diagnóstico nem instrumento clínico: não mede a saúde de ninguém e não serve para avaliar, selecionar ou afastar pessoas.',
  'Índices e faixas são convenções deste produto, sem normas populacionais: 70 ou mais é favorável, de 50 a 69 pede atenção, abaixo de 50 é crítico. Um índice favorável não afasta a obrigação de tratar um risco conhecido.',
];
