/** What the verification of a certificate says. */
export const certificateMessages = {
  title: 'Verificar certificado',
  text: 'Digite o código que está no certificado de um treinamento.',
  code: 'Código',
  codeMissing: 'Informe o código do certificado.',
  verify: 'Verificar',
  verifying: 'Verificando o certificado…',
  isAuthentic: 'Este certificado é autêntico.',
  person: 'Nome',
  training: 'Treinamento',
  version: 'Versão',
  issuedAt: 'Data',
} as const;
