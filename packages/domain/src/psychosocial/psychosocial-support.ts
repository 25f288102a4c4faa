/** Somebody to turn to. */
export interface SupportContact {
  readonly name: string;
  /** How they are reached. */
  readonly reach: string;
  /** What they are there for. */
  readonly detail: string;
}

/** The page after the questions on harassment and violence. */
export const PSYCHOSOCIAL_SUPPORT: {
  readonly title: string;
  readonly text: string;
  readonly contacts: readonly SupportContact[];
} = {
  title: 'Se você passa por isso, há a quem recorrer',
  text: 'Assédio e violência não são culpa de quem sofre, e você não precisa enfrentar isso sem ajuda. Como as respostas são anônimas, ninguém entrará em contato a partir delas. Para que algo seja apurado, procure um destes canais.',
  contacts: [
    {
      name: 'Canal de denúncias ou CIPA da empresa',
      reach: 'Pelos meios que a empresa divulga',
      detail: 'Recebem relatos com sigilo e devem apurá-los sem retaliação.',
    },
    {
      name: 'Central de Atendimento à Mulher',
      reach: 'Ligue 180',
      detail: 'Orientação e denúncia de violência contra a mulher, 24 horas, grátis.',
    },
    {
      name: 'Disque Direitos Humanos',
      reach: 'Disque 100',
      detail: 'Denúncia de violações de direitos humanos, 24 horas, grátis.',
    },
    {
      name: 'Centro de Valorização da Vida (CVV)',
      reach: 'Ligue 188',
      detail: 'Conversa e apoio emocional, com sigilo, 24 horas, grátis.',
    },
    {
      name: 'Ministério do Trabalho e Emprego',
      reach: 'Alô Trabalho: ligue 158',
      detail: 'Orientação sobre direitos e denúncia de irregularidades no trabalho.',
    },
    {
      name: 'Polícia Militar',
      reach: 'Ligue 190',
      detail: 'Em perigo imediato.',
    },
  ],
};
