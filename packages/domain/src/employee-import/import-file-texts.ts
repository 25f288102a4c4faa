/** Why a file of employees can't be read, in Brazilian Portuguese: the same before it is sent as after. */
export const IMPORT_FILE_TEXTS = {
  'too-large': 'O arquivo pode ter no máximo 10 MB.',
  'not-a-spreadsheet':
    'Este arquivo não é uma planilha. Envie um arquivo csv, xls ou xlsx; se ele abre no Excel, salve-o lá como xlsx e envie de novo.',
  'only-hidden':
    'As abas visíveis da planilha estão vazias. Reexiba no Excel a aba com os funcionários e envie de novo.',
  encrypted: 'A planilha está protegida por senha. Salve uma cópia sem senha e envie de novo.',
  'too-much-inside':
    'A planilha é grande demais depois de aberta. Deixe nela apenas os dados dos funcionários.',
  damaged: 'Não foi possível ler a planilha. Abra o arquivo, salve-o de novo e envie outra vez.',
  'no-rows': 'A planilha não tem nenhuma linha de dados abaixo do cabeçalho.',
  'too-many-rows': 'A planilha pode ter no máximo 50.000 linhas.',
  'too-many-columns': 'A planilha pode ter no máximo 1.000 colunas.',
} as const;
