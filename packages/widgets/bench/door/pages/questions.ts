/** A question as the pages beside the product read it. */
export interface Question {
  readonly id: number;
  readonly text: string;
  readonly options: readonly { readonly id: number; readonly text: string }[];
}

export const places = [
  'Me identifico muito',
  'Me identifico',
  'Me identifico em parte',
  'Não me identifico',
] as const;

/** Reads the questions from the page's own server. */
export async function readQuestions(): Promise<Question[]> {
  const reply = await fetch('questions.json');
  return reply.json();
}
