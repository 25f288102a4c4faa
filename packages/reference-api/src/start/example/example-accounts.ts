/** The password of every account of the example companies. */
export const examplePassword = 'aferir-123';

/** An account to try the product with. */
export interface ExampleAccount {
  login: string;
  realm: 'staff' | 'employee';
  /** Who it is, in Portuguese, for the banner of the start. */
  description: string;
}

/** The accounts that the start prints. */
export const exampleAccounts: readonly ExampleAccount[] = [
  {
    login: 'admin@empresa.example',
    realm: 'staff',
    description: 'administração da Empresa Exemplo',
  },
  {
    login: 'rh@empresa.example',
    realm: 'staff',
    description: 'RH: vê e envia avaliações comportamentais',
  },
  {
    login: 'interno@empresa.example',
    realm: 'staff',
    description: 'usuário interno, também funcionário',
  },
  {
    login: 'ana.souza@empresa.example',
    realm: 'employee',
    description: 'gestão de Desenvolvimento',
  },
  { login: 'bruno.lima@empresa.example', realm: 'employee', description: 'equipe de Ana Souza' },
  { login: 'admin@outra.example', realm: 'staff', description: 'administração da Outra Empresa' },
];
