import { counted } from '../../shared/lib/counted.ts';
import type { PlaceTexts } from '../../shared/people/place-kind.ts';

const people = (count: number) => counted(count, 'pessoa', 'pessoas');
const departments = (count: number) => counted(count, 'departamento', 'departamentos');

/** What the section of the organization chart says. */
export const organizationMessages = {
  title: 'Organograma',
  purpose: 'Os departamentos da empresa, quem responde por eles e quem está em cada um.',
  label: 'Organograma da empresa',
  loading: 'Carregando organograma...',
  loadFailed: 'Erro ao carregar organograma',
  loadFailedText: 'Erro ao carregar organograma. Por favor, tente novamente.',
  reloadFailed: 'Erro ao recarregar organograma',
  empty: 'A empresa ainda não tem departamentos',
  emptyText: 'Comece pelo que fica no topo; os outros vêm abaixo dele.',
  people,

  search: 'Buscar no organograma',
  searchPlaceholder: 'Departamento ou pessoa',
  searchEmpty: 'Nenhum departamento ou pessoa com esse nome.',
  searchFailed: 'Não foi possível buscar.',
  inDepartment: (department: string) => `Pessoa em ${department}`,
  below: (department: string) => `Abaixo de ${department}`,
  atTop: 'No topo',
  asList: 'Ver como lista',
  asTable: 'Ver em tabela',
  asChart: 'Ver organograma',

  table: 'Departamentos',
  count: departments,
  peopleIn: (count: number, department: string) => `${people(count)} em ${department}`,
  found: (count: number) => counted(count, 'departamento encontrado', 'departamentos encontrados'),
  tableSearch: 'Departamento ou gestor',
  department: 'Departamento',
  parent: 'Abaixo de',
  noManager: 'Nenhum',
  otherManagers: (count: number) => `e mais ${count}`,
  showPerson: (name: string) => `Ver página de ${name}`,

  add: 'Adicionar departamento',
  addChild: 'Adicionar Filho',
  edit: 'Editar Nó',
  insert: 'Inserir Nó',
  showPeople: 'Exibir Funcionários',
  move: 'Mover para…',
  remove: 'Excluir Nó',

  addTitle: 'Adicionar Departamento',
  editTitle: 'Editar Departamento',
  insertTitle: 'Inserir Departamento',
  insertText: (department: string, parent: string | null) =>
    parent === null ? `No topo, acima de ${department}` : `Entre ${parent} e ${department}`,
  name: 'Nome do Departamento',
  save: 'Salvar',
  saved: 'Departamento salvo com sucesso!',
  saveFailed: 'Erro ao salvar departamento',

  moveTitle: 'Mover departamento',
  moveTo: 'Mover para',
  moveSearch: 'Digite o nome do departamento',
  moveEmpty: 'Nenhum departamento para onde mover.',
  moveConfirm: 'Mover',
  moved: (department: string, parent: string | null) =>
    parent === null
      ? `${department} foi para o topo.`
      : `${department} foi para baixo de ${parent}.`,
  moveFailed: 'Erro ao mover departamento',
  belowItself: 'Um departamento não pode ficar abaixo de si mesmo.',
  top: 'Topo do organograma',
  noDepartment: 'Nenhum departamento',

  removeTitle: 'Confirmação de exclusão',
  removeText: 'Tem certeza que deseja excluir este departamento?',
  removeConfirm: 'Excluir departamento',
  moveAndRemove: (below: number, inside: number) => {
    const parts = [below > 0 && departments(below), inside > 0 && people(inside)];
    return `Mover ${parts.filter(Boolean).join(' e ')} e excluir`;
  },
  removed: 'Departamento excluído com sucesso!',
  removeFailed: 'Erro ao excluir departamento',
  departmentsTo: (count: number) =>
    count === 1
      ? 'Para onde vai o departamento abaixo'
      : `Para onde vão os ${count} departamentos abaixo`,
  peopleTo: (count: number) =>
    count === 1 ? 'Para onde vai a pessoa' : `Para onde vão as ${count} pessoas`,

  details: 'Detalhes do Departamento',
  detailsFailed: 'Erro ao carregar o departamento',
  notFound: 'Departamento não encontrado',
  notFoundText: 'Ele pode ter sido excluído.',
  closeDetails: 'Fechar detalhes',
  actionsOf: (department: string) => `Ações de ${department}`,
  managers: 'Gestores',
  noManagers: (isAtTop: boolean) =>
    isAtTop
      ? 'Nenhum gestor neste departamento.'
      : 'Nenhum gestor neste departamento. Respondem os gestores do departamento acima.',
  inactive: 'Inativo',
  editManagers: 'Editar gestores',
  figures: {
    people: 'Pessoas',
    withBelow: 'No total',
    inactive: 'Inativas',
  },
  departmentsBelow: 'Departamentos abaixo',
  noneBelow: 'Nenhum departamento abaixo',
  peopleOf: (own: number, total: number) =>
    own === total ? people(own) : `${people(own)}, ${people(total)} no total`,
  employees: 'Funcionários',
  peopleFailed: 'Erro ao carregar funcionários',
  morePeople: (count: number) => counted(count, 'outra pessoa', 'outras pessoas'),

  managersTitle: 'Gestores do departamento',
  managersText:
    'A mudança vale para as avaliações cuja autoavaliação ainda não terminou; nas demais, quem avalia já está definido.',
  addManager: 'Adicionar gestor',
  mostManagers: (most: number) => `Um departamento tem até ${most} gestores.`,
  removeManager: (name: string) => `Remover ${name}`,
  managersSaved: 'Salvo com sucesso.',
  managersFailed: 'Erro ao salvar gestores',

  undo: 'Desfazer',
  undoLast: 'Desfazer última alteração',
  undone: 'Alteração desfeita.',
  undoFailed: 'Erro ao desfazer a alteração',

  export: 'Exportar',
  exportTitle: (company: string) => `Organograma - ${company}`,
  formats: { png: 'Imagem (PNG)', svg: 'Desenho (SVG)', pdf: 'Documento (PDF)' },
  exporting: 'Preparando documento',
  pages: 'Páginas',
  pagesMade: (done: number, all: number) => `${done} de ${all}`,
  exported: 'Arquivo gerado com sucesso!',
  exportFailed: 'Erro ao gerar o arquivo. Por favor, tente novamente.',
  tooLargeTitle: 'Grande demais para uma imagem',
  tooLargeText:
    'O navegador não desenha o organograma aberto em uma só imagem. O desenho em SVG não tem limite, e o PDF o reparte em páginas.',
  fileNameOf: (company: string, extension: string) => `Organograma_${company}.${extension}`,
} as const;

/** What is said of who is in a department, and who in none. */
export const departmentPlaceMessages = {
  people: {
    title: 'No departamento',
    found: (count: number) => `Exibindo ${count} funcionário(s) no departamento`,
    empty: 'Nenhum funcionário cadastrado neste departamento',
    emptyText: 'Adicione funcionários que ainda não têm departamento.',
  },
  without: {
    title: 'Sem departamento',
    found: (count: number) =>
      count === 1 ? '1 funcionário sem departamento' : `${count} funcionários sem departamento`,
    empty: 'Ninguém sem departamento',
    emptyText:
      'Todos os funcionários ativos já têm um departamento. Quem muda de departamento é editado em Funcionários.',
  },
  takeOut: {
    action: 'Excluir',
    title: 'Excluir do departamento',
    question: 'A pessoa continua na empresa, sem departamento. Deseja excluí-la deste?',
    done: 'Removido com sucesso.',
    failed: 'Erro ao excluir do departamento',
  },
  putIn: {
    action: 'Adicionar',
    title: 'Adicionar ao departamento',
    question: 'Tem certeza de que deseja adicionar este funcionário?',
    done: 'Adicionado com sucesso.',
    failed: 'Erro ao adicionar ao departamento',
  },
} satisfies PlaceTexts;
