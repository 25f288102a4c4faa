import { fileURLToPath } from 'node:url';

interface Prop {
  readonly parent?: { readonly fileName: string };
}

/** The project that the props of components are read from: the root's own has no component in it. */
export const docgenProject = fileURLToPath(new URL('tsconfig.docgen.json', import.meta.url));

/** How props are told: unions by their values, and nothing of what an element of HTML takes anyway. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent }: Prop) => !parent?.fileName.includes('node_modules'),
};
