/** How texts of known forms are written, for `MaskedField`. */
export const masks = {
  cpf: '###.###.###-##',
  zipCode: '#####-###',
  date: '##/##/####',
  /** Landline or mobile, by how many digits there are. */
  phone: (length: number) => (length > 10 ? '(##) #####-####' : '(##) ####-#####'),
} as const;
