/** What RankChoice says by itself. */
export interface RankChoiceMessages {
  /** Stands in a place that another option holds. */
  taken: string;
  /** Why a place cannot be chosen; names the option that holds it. */
  placeTaken: (option: string) => string;
  /** Said when the person tries a taken place all the same. */
  placeRefused: (place: string, option: string) => string;
}

export const rankChoiceMessages: RankChoiceMessages = {
  taken: 'usado',
  placeTaken: (option) => `Já com “${option}”`,
  placeRefused: (place, option) =>
    `“${place}” já está em “${option}”. Escolha outra posição ou libere essa primeiro.`,
};
