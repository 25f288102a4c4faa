/** What the fields of a postal address are called. */
export const postalAddressMessages = {
  zipCode: 'CEP',
  street: 'Endereço',
  number: 'Número',
  complement: 'Complemento',
  district: 'Bairro',
  city: 'Cidade',
  state: 'UF',
} as const;
