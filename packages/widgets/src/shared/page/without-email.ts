/** Says of somebody whom no mail reaches what is left to whoever asked them. */
export const withoutEmailText = (name: string) => `${name} não tem e-mail: avise pessoalmente.`;
