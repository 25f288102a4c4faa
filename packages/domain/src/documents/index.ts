export * from './cnpj.ts';
export * from './cpf.ts';
export * from './tax-id.ts';
