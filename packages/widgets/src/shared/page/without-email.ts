/** Says of somebody whom no mail reaches what is left to whoever asked them. */
export const withoutEmailText = (name: string) => `${name} não tem e-mail: avise pessoalmente.`;

/** Names of those whose turn it is by now, or whose result is out, and whom no mail reaches. */
export type UnreachedNames = readonly string[];
