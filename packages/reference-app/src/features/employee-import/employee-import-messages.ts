import type { Schema } from '@aferir/api-client';
import type { ImportField } from '@aferir/domain';
import { counted } from '../../shared/lib/counted.ts';

/** What undoing an import would leave of the places of a kind. */
type UndonePlaces = Omit<Schema<'ImportUndoPreview'>['lugares'][number], 'mantidos'>;

interface PlaceWords {
  /** Of one, and of several. */
  readonly leaves: readonly [string, string];
  readonly stays: readonly [string, string];
  readonly lacking: string;
}

const PLACE_WORDS: Readonly<Record<UndonePlaces['tpLugar'], PlaceWords>> = {
  cargo: {
    leaves: ['cargo criado é excluído', 'cargos criados são excluídos'],
    stays: ['cargo criado permanece', 'cargos criados permanecem'],
    lacking: 'você não pode excluir cargos',
  },
  departamento: {
    leaves: ['departamento criado é excluído', 'departamentos criados são excluídos'],
    stays: ['departamento criado permanece', 'departamentos criados permanecem'],
    lacking: 'você não pode excluir departamentos',
  },
};

/** What the import of employees says. */
export const importMessages = {
  title: 'Importar funcionários',
  purpose: 'Traga as pessoas da empresa de uma planilha, confira cada linha e importe.',
  back: 'Funcionários',
  steps: 'Etapas da importação',
  file: 'Arquivo',
  columns: 'Colunas',
  check: 'Conferência',
  result: 'Importação',

  infoTitle: 'Como preparar a planilha',
  info: [
    'Uma das primeiras linhas precisa ter os nomes das colunas.',
    'A ordem das colunas é livre: você diz na próxima etapa o que cada uma traz.',
    'São aceitos arquivos csv, xls e xlsx de até 10 MB e 50.000 linhas.',
  ],
  columnsTitle: 'As colunas',
  columnsHelp: [
    ['nome', 'Ana Souza', 'Nome completo, com 2 a 100 caracteres.'],
    ['sexo', 'F', 'M, F ou vazio.'],
    [
      'e-mail',
      'ana.souza@empresa.com.br',
      'Um para cada pessoa. Quem já tem cadastro com ele é alterado. Pode ficar vazio para quem tem matrícula ou CPF.',
    ],
    ['telefone', '(11) 91234-5678', 'Com DDD.'],
    ['cargo', 'Analista', 'Um cargo novo é criado com este nome.'],
    ['departamento', 'Vendas', 'Um departamento novo é criado com este nome.'],
    [
      'gestor',
      'bruno.lima@empresa.com.br',
      'Opcional. E-mail ou nome de quem responde pela pessoa, no lugar do gestor do departamento; vários separados por ponto e vírgula. Vazio deixa como está.',
    ],
    ['admissão', '04/03/2024', 'Opcional. Dia, mês e ano. Vazio deixa como está.'],
    [
      'matrícula',
      '001204',
      'Opcional. O número da pessoa na empresa. Quem já tem cadastro com ela é alterado.',
    ],
    [
      'CPF',
      '529.982.247-25',
      'Opcional. Com ou sem pontos. Quem já tem cadastro com ele é alterado.',
    ],
    ['nascimento', '14/05/1990', 'Opcional. Dia, mês e ano. Vazio deixa como está.'],
  ] satisfies readonly (readonly [ImportField, string, string])[],
  model: 'Baixar planilha modelo',
  modelFile: 'modelo-funcionarios.xlsx',
  modelSheet: 'Funcionários',
  modelFailed: 'Erro ao preparar a planilha modelo',
  pick: 'Selecione um arquivo...',
  choose: 'Escolher arquivo',
  drop: 'ou arraste a planilha para cá',
  reading: 'Lendo a planilha...',
  tooFewColumns: (count: number) =>
    `A planilha possui apenas ${count} colunas, mas são necessários pelo menos 6 campos obrigatórios para importar funcionários.`,
  marksText:
    'Quem já tem cadastro é reconhecido pelo e-mail, pelo CPF ou pela matrícula. O que falta no cadastro é preenchido; um e-mail, CPF ou matrícula diferente do que já está lá fica de fora e é avisado antes.',

  mappingText: (file: string, rows: number) =>
    `${file}: ${rows.toLocaleString('pt-BR')} ${rows === 1 ? 'linha' : 'linhas'}. Arraste uma coluna até o campo, ou escolha-a na lista.`,
  fieldNames: {
    nome: 'Nome',
    sexo: 'Sexo',
    'e-mail': 'E-mail',
    telefone: 'Telefone',
    cargo: 'Cargo',
    departamento: 'Departamento',
    gestor: 'Gestor',
    admissão: 'Data de admissão',
    matrícula: 'Matrícula',
    CPF: 'CPF',
    nascimento: 'Data de nascimento',
  } satisfies Record<ImportField, string>,
  mappingHints: {
    gestor: 'Opcional. Sem esta coluna, os gestores ficam como estão.',
    admissão: 'Opcional. Sem esta coluna, as datas de admissão ficam como estão.',
    'e-mail': 'Só fica sem coluna quando a planilha traz o CPF ou a matrícula.',
    matrícula: 'Opcional. Sem esta coluna, as matrículas ficam como estão.',
    CPF: 'Opcional. Sem esta coluna, os CPFs ficam como estão.',
    nascimento: 'Opcional. Sem esta coluna, as datas de nascimento ficam como estão.',
  } as Partial<Record<ImportField, string>>,
  fixHints: {
    gestor: 'E-mail ou nome; vários separados por ponto e vírgula. Vazio deixa como está.',
    admissão: 'Dia, mês e ano. Vazio deixa como está.',
    'e-mail': 'Pode ficar vazio quando há matrícula ou CPF.',
    matrícula: 'Vazia deixa como está.',
    CPF: 'Com ou sem pontos. Vazio deixa como está.',
    nascimento: 'Dia, mês e ano. Vazio deixa como está.',
  } as Partial<Record<ImportField, string>>,
  noColumn: 'Nenhuma coluna',
  chooseColumn: 'Escolha a coluna.',
  columnName: (letter: string, name: string) => (name ? `${letter}: ${name}` : `Coluna ${letter}`),
  columnsOfSheet: 'Colunas da planilha',
  used: 'em uso',
  sample: (text: string) => `Exemplo: ${text}`,
  emptySample: 'A primeira linha está vazia nesta coluna.',
  mapAll: 'Mapeie todos os campos obrigatórios para continuar!',
  goBack: 'Voltar',
  confirmMapping: 'Confirmar Mapeamento',

  rows: 'Linhas da planilha',
  rowsFound: (count: number) =>
    count === 1 ? '1 linha' : `${count.toLocaleString('pt-BR')} linhas`,
  line: 'Linha',
  fault: 'O que corrigir',
  fine: 'Tudo certo',
  unread: (count: number) =>
    count === 1
      ? '1 linha do arquivo não pôde ser lida. Corrija-a na lista, ou ela não será importada.'
      : `${count.toLocaleString('pt-BR')} linhas do arquivo não puderam ser lidas. Corrija-as na lista, ou elas não serão importadas.`,
  asInFile: (text: string) => `No arquivo: ${text}`,
  rowsFailed: 'Não foi possível mostrar as linhas da planilha.',
  onlyFaulty: 'Com erro',
  fix: 'Corrigir',
  fixLine: (line: number) => `Corrigir a linha ${line}`,
  fixSave: 'Salvar correção',
  stillMissing: (fields: string) => `Ainda falta corrigir: ${fields}.`,
  rowFine: 'Tudo certo: a linha pode ser importada.',
  noRows: 'Nenhuma linha com erro',
  noRowsText: 'Todas as linhas podem ser importadas.',
  faulty: (count: number) =>
    count === 1
      ? '1 linha tem erro e não será importada como está.'
      : `${count.toLocaleString('pt-BR')} linhas têm erro e não serão importadas como estão.`,
  forecast: 'O que a importação vai fazer',
  became: (state: string, counts: string) =>
    `Importação: ${[state, counts].filter(Boolean).join('. ')}.`,
  figures: 'O que acontece com as linhas',
  created: 'Novos',
  changed: 'Alterados',
  unchanged: 'Sem mudança',
  withFault: 'Com erro',
  willLackEmail: (count: number) =>
    count === 1
      ? '1 pessoa vai ficar sem e-mail. Nada é enviado a ela: os pedidos são respondidos por um link copiado, um bilhete impresso ou um totem.'
      : `${count.toLocaleString('pt-BR')} pessoas vão ficar sem e-mail. Nada é enviado a elas: os pedidos são respondidos por um link copiado, um bilhete impresso ou um totem.`,
  lacksEmail: (count: number) =>
    count === 1
      ? '1 pessoa ficou sem e-mail. Nada é enviado a ela: copie o link de cada pedido, imprima um bilhete ou abra um totem no ciclo.'
      : `${count.toLocaleString('pt-BR')} pessoas ficaram sem e-mail. Nada é enviado a elas: copie o link de cada pedido, imprima bilhetes ou abra um totem no ciclo.`,
  newPositions: 'Cargos que serão criados',
  newDepartments: 'Departamentos que serão criados',
  whoChanges: 'Quem muda',
  becomes: 'passa a ser',
  none: 'vazio',
  noManager: 'o do departamento',
  genders: { M: 'Masculino', F: 'Feminino' } as Readonly<Partial<Record<string, string>>>,
  onLine: (line: number) => `linha ${line}`,
  more: (count: number) => `e mais ${count.toLocaleString('pt-BR')}`,
  downloadChanges: (count: number) => `Baixar as ${count.toLocaleString('pt-BR')} alterações`,
  downloadRefusals: (count: number) =>
    `Baixar as ${count.toLocaleString('pt-BR')} linhas que ficam de fora`,
  listFailed: 'Erro ao baixar a lista',
  changesFile: 'o-que-muda.csv',
  changesColumns: ['linha', 'nome', 'campo', 'antes', 'depois'],
  refusalsFile: 'ficam-de-fora.csv',
  refusalsColumns: ['linha', 'nome', 'motivo'],
  refused: 'Ficam de fora',
  refusedText: 'Estas linhas estão completas, mas não combinam com o que já está cadastrado.',
  nearNames: 'Nomes parecidos',
  nearName: (kind: 'cargo' | 'departamento', name: string, rows: number) =>
    `${kind === 'cargo' ? 'Cargo' : 'Departamento'} novo “${name}”, em ${counted(rows, 'linha', 'linhas')}.`,
  meant: (name: string) => `Você quis dizer “${name}”?`,
  meantOfSheet: (name: string) => `A planilha também traz “${name}”. É o mesmo?`,
  takeName: (name: string) => `Usar “${name}”`,
  renamed: (rows: number, name: string) =>
    rows === 1
      ? `1 linha passou a “${name}”.`
      : `${counted(rows, 'linha', 'linhas')} passaram a “${name}”.`,
  undoRenaming: 'Desfazer',
  lacksChange: 'Você não pode alterar funcionários: linhas de quem já existe ficam de fora.',
  lacksPositions: 'Você não pode criar cargos: linhas com cargos novos ficam de fora.',
  lacksDepartments:
    'Você não pode criar departamentos: linhas com departamentos novos ficam de fora.',
  forecastFailed: 'Erro ao conferir com o que já está cadastrado',
  start: (count: number) =>
    count === 1 ? 'Importar 1 linha' : `Importar ${count.toLocaleString('pt-BR')} linhas`,
  nothingToImport: 'Nenhuma linha pode ser importada.',
  started:
    'Importação iniciada com sucesso. Você receberá um email quando a importação for concluída.',
  startFailed: 'Erro ao enviar arquivo para importação',

  progress: 'Andamento',
  progressOf: (done: number, all: number) => `${done} de ${all}`,
  resultFailed: 'Erro ao carregar a importação',
  startedBy: (user: string, moment: string) => `Iniciada por ${user} em ${moment}`,
  downloadFaults: 'Baixar linhas com erro',
  downloadFailed: 'Erro ao baixar as linhas com erro',
  faultsFile: 'linhas-com-erro.csv',
  leftOut: 'Linhas que ficaram de fora',
  faultsFailed: 'Erro ao carregar as linhas com erro.',
  faultsGone: 'As linhas ficam guardadas por 30 dias.',
  seePeople: (count: number) =>
    count === 1 ? 'Ver a pessoa nova' : `Ver as ${count.toLocaleString('pt-BR')} pessoas novas`,
  assessPeople: (count: number) =>
    count === 1
      ? 'Enviar avaliação à pessoa nova'
      : `Enviar avaliação às ${count.toLocaleString('pt-BR')} pessoas novas`,
  undo: 'Desfazer importação',
  undoTitle: 'Desfazer importação',
  undoText: 'Quem foi adicionado é removido e quem foi alterado volta a como estava.',
  undoCounting: 'Contando quem volta a como estava...',
  undoUncounted:
    'Não foi possível contar quem permanece. O que foi usado ou alterado depois da importação, ou que você não pode excluir ou alterar, permanece.',
  undoAll: (people: number) =>
    people === 1
      ? 'Vale para a única pessoa da importação.'
      : `Vale para todas as ${counted(people, 'pessoa', 'pessoas')} da importação.`,
  undoSome: (people: number, kept: number) =>
    `De ${counted(people, 'pessoa', 'pessoas')}, ${counted(kept, 'permanece como está', 'permanecem como estão')}:`,
  undoNone: (people: number) =>
    people === 1
      ? 'A pessoa da importação permanece como está:'
      : `Todas as ${counted(people, 'pessoa', 'pessoas')} permanecem como estão:`,
  undoReasons: {
    usada: (count: number) =>
      `${counted(count, 'foi alterada ou usada', 'foram alteradas ou usadas')} depois da importação`,
    semExcluir: (count: number) =>
      `${counted(count, 'foi adicionada', 'foram adicionadas')}, e você não pode excluir funcionários`,
    semAlterar: (count: number) =>
      `${counted(count, 'foi alterada', 'foram alteradas')}, e você não pode alterar funcionários`,
    abaixo: (count: number) =>
      `${counted(count, 'voltaria', 'voltariam')} a responder a quem responde a ela${count === 1 ? '' : 's'}`,
  },
  undoConfirm: (people: number) => `Desfazer para ${counted(people, 'pessoa', 'pessoas')}`,
  whoStays: 'Quem permanece',
  placesThatStay: 'Cargos e departamentos que permanecem',
  undoManagers: (back: number, kept: number) =>
    [
      back > 0 && `${counted(back, 'pessoa volta', 'pessoas voltam')} a ter os gestores de antes`,
      kept > 0 && `${counted(kept, 'pessoa fica', 'pessoas ficam')} com os gestores da importação`,
    ]
      .filter(Boolean)
      .join('; '),
  undoPlaces: ({ tpLugar, qtdLugares, qtdMantidos, flPodeExcluir }: UndonePlaces) =>
    [
      qtdLugares > qtdMantidos && counted(qtdLugares - qtdMantidos, ...PLACE_WORDS[tpLugar].leaves),
      qtdMantidos > 0 &&
        `${counted(qtdMantidos, ...PLACE_WORDS[tpLugar].stays)}: ${flPodeExcluir ? `em uso ou alterado${qtdMantidos === 1 ? '' : 's'} depois da importação` : PLACE_WORDS[tpLugar].lacking}`,
    ]
      .filter(Boolean)
      .join('; '),
  undoFailed: 'Erro ao desfazer a importação',
  kept: (count: number) =>
    counted(count, 'registro permaneceu como está', 'registros permaneceram como estão'),
  another: 'Importar outra planilha',
  past: 'Importações anteriores',
  pastFound: (count: number) => (count === 1 ? '1 importação' : `${count} importações`),
  noPast: 'Nenhuma importação por aqui',
  noPastText: 'As importações feitas aparecem aqui.',
  pastFailed: 'Erro ao carregar importações.',
  fileColumn: 'Arquivo',
  stateColumn: 'Situação',
  whenColumn: 'Quando',
  countsColumn: 'Resultado',
  faultsOrder: 'Com erro',
  counts: ({
    qtdNovos,
    qtdAlterados,
    qtdComErro,
  }: Pick<Schema<'ImportPreview'>, 'qtdNovos' | 'qtdAlterados' | 'qtdComErro'>) =>
    `${counted(qtdNovos, 'novo', 'novos')}, ${counted(qtdAlterados, 'alterado', 'alterados')}, ${qtdComErro.toLocaleString('pt-BR')} com erro`,
  see: 'Ver',
  seeImport: (file: string, when: string) => `Ver ${file}, ${when}`,
} as const;
