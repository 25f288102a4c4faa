import { ERASURE_STAYS } from '../../shared/people/erasure-text.ts';

/** What the section of employees says. */
export const employeesMessages = {
  title: 'Funcionários',
  purpose: 'As pessoas da empresa, onde trabalham e quem responde por elas.',
  found: (count: number) =>
    count === 1 ? '1 funcionário encontrado' : `${count} funcionários encontrados`,
  figures: 'Funcionários da empresa',
  registered: 'Cadastrados',
  active: 'Ativos',
  inactive: 'Inativos',
  assessed: 'Ativos com avaliação comportamental',
  notAssessed: 'Ativos sem avaliação comportamental',
  notTold: '-',
  onlyActive: 'Somente ativos',
  onlyInactive: 'Somente inativos',
  empty: 'Nenhum funcionário por aqui',
  emptyText: 'Adicione as pessoas que trabalham na empresa.',
  searches: 'Nome, e-mail, cargo ou departamento',
  listFailed: 'Erro ao carregar funcionários.',
  loadFailed: 'Erro ao carregar o funcionário',

  employee: 'Funcionário',
  department: 'Departamento',
  email: 'E-mail',
  emailChangedHint:
    'O endereço anterior será avisado, e os links enviados a ele deixarão de valer.',
  gender: 'Gênero',
  phone: 'Telefone',
  status: 'Situação',
  genders: { M: 'Masculino', F: 'Feminino' },
  genderNotTold: 'Não informado',

  importing: 'Importar',
  add: 'Adicionar funcionário',
  addTitle: 'Adicionar funcionário',
  editTitle: 'Editar funcionário',
  edit: 'Editar',
  setPassword: 'Criar/Editar Senha',
  remove: 'Excluir',
  deactivate: 'Desativar',
  activate: 'Ativar',
  save: 'Adicionar',
  saveEdit: 'Salvar edição',
  saved: 'Salvo com sucesso!',
  saveFailed: 'Erro ao salvar funcionário',

  person: 'Dados pessoais',
  work: 'Trabalho',
  photo: 'Foto Funcionário',
  name: 'Nome completo',
  mobile: 'Celular',
  registrationNumber: 'Matrícula',
  position: 'Cargo',
  positionSearch: 'Digite o nome do cargo',
  positionEmpty: 'Nenhum cargo encontrado.',
  departmentSearch: 'Digite o nome do departamento',
  departmentEmpty: 'Nenhum departamento encontrado.',
  choicesFailed: 'Não foi possível carregar as opções.',
  activeField: 'Ativo',
  activeHint: 'Quem está inativo não entra no portal nem recebe avaliações.',
  managers: 'Gestores',
  managersHint:
    'Deixe vazio para que respondam os gestores do departamento. A mudança vale para avaliações cuja autoavaliação ainda não terminou; nas demais, quem avalia já está definido.',
  chosenManagers: 'Gestores escolhidos',
  removeManager: (name: string) => `Remover ${name}`,
  inactiveManager: 'inativo',

  required: 'Este campo é obrigatório.',
  emailInvalid: 'E-mail inválido',
  phoneInvalid: 'Celular inválido',

  removeTitle: 'Excluir funcionário',
  removeText: 'Tem certeza de que deseja excluir este funcionário?',
  removed: 'Removido com sucesso.',
  removeFailed: 'Erro ao excluir funcionário',
  hasTies: 'Funcionário com vínculos não pode ser excluído! Deseja desativá-lo?',
  hasTiesInactive: 'Funcionário com vínculos não pode ser excluído.',
  deactivateTitle: 'Confirmação necessária',
  deactivateText:
    'A pessoa sai do portal na hora, deixa de receber avaliações e não avalia mais ninguém. O histórico continua guardado.',
  deactivateConfirm: 'Desativar funcionário',
  deactivated: 'Funcionário desativado com sucesso',
  deactivateFailed: 'Erro ao desativar funcionário',
  anonymize: 'Anonimizar',
  anonymizeTitle: 'Anonimizar pessoa',
  anonymizeText:
    'Para atender a um pedido de exclusão de dados (LGPD, art. 18). Não pode ser desfeito.',
  anonymizeGoes:
    'Serão apagados o nome, os contatos, a matrícula, a foto, o cargo, os acessos, os e-mails enviados à pessoa, os feedbacks que ela recebeu e os textos que ela escreveu. Se estiver ativa, ela sai do portal na hora.',
  anonymizeStays: ERASURE_STAYS,
  anonymizeName: (name: string) => `Para confirmar, digite ${name}`,
  anonymizeConfirm: 'Apagar os dados desta pessoa',
  anonymized: (name: string) => `Os dados de ${name} foram apagados.`,
  anonymizeFailed: 'Erro ao anonimizar',
  activated: 'Funcionário ativado com sucesso',
  activateFailed: 'Erro ao ativar funcionário',

  chosen: (count: number) =>
    count === 1 ? '1 funcionário selecionado' : `${count} funcionários selecionados`,
  deactivateMany: (count: number) =>
    count === 1 ? 'Desativar 1 funcionário' : `Desativar ${count} funcionários`,
  deactivatedMany: (count: number) =>
    count === 1 ? '1 funcionário desativado.' : `${count} funcionários desativados.`,
  deactivatedSome: (done: number, failed: number) =>
    `${done} de ${done + failed} funcionários desativados.`,

  passwordTitle: 'Criar/Editar Senha do Funcionário',
  passwordNotice:
    'A senha digitada substitui a atual e encerra as sessões abertas. A pessoa é avisada por e-mail e, no próximo acesso, escolhe outra.',
  password: 'Nova senha',
  savePassword: 'Salvar Senha',
  passwordSet: 'Senha definida com sucesso!',
  passwordFailed: 'Erro ao salvar a senha',
  passwordRequired: 'Digite a nova senha!',
  passwordFaults: {
    'too-short': 'A senha deve ter pelo menos 6 caracteres',
    'too-long': 'A senha deve ter no máximo 128 caracteres',
    'too-common': 'Esta senha é muito comum. Escolha outra.',
  },
} as const;
