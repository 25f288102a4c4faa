import {
  type ExampleCompany,
  exampleCompany,
  otherCompany,
} from '../src/shared/example/example-companies.ts';

/** The company's head, who signs in, whom they lead or answer to, and who is sent requests. */
const names = new Set([
  'Helena Vasconcelos',
  'Marcos Tavares',
  'Ana Souza',
  'Rafael Nogueira',
  'Bruno Lima',
  'Letícia Barros',
  'Isabela Monteiro',
  'Tatiane Ramos',
  'Igor Medeiros',
  'Paulo Xavier',
]);

/** The example companies with ten people in the first, for tests that are about the server itself. */
export const smallExample: readonly ExampleCompany[] = [
  { ...exampleCompany, people: exampleCompany.people.filter(({ name }) => names.has(name)) },
  otherCompany,
];
