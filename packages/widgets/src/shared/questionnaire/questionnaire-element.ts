import type { AttributeDefinition } from '../element/element-definition.ts';

/** The attribute of a questionnaire that sends people to make a first password. */
export const firstAccessHrefAttribute = {
  type: 'string',
  description: 'Where the person makes a first password.',
  default: '/primeiro-acesso/{hs} beside the API',
} as const satisfies AttributeDefinition;

/** The names for `::part()` of every questionnaire. */
export const questionnaireParts = {
  questionnaire: 'The whole widget.',
  brand: "The product's mark.",
  heading: 'The heading of each step.',
} as const;
