import { BIRTH_DATE_FAULT_TEXT, NO_MARK_TEXT } from '@aferir/domain';
import { peopleMessages } from '../../shared/people/people-messages.ts';

/** What the operations on people say, in Brazilian Portuguese. */
export const employeesMessages = {
  saved: 'Salvo com sucesso.',
  passwordSet: 'Senha definida com sucesso!',
  removed: 'Removido com sucesso.',
  required: 'Este campo é obrigatório.',
  emailInvalid: 'E-mail inválido',
  phoneInvalid: 'Telefone inválido',
  emailOrMark: NO_MARK_TEXT,
  emailTaken: 'Este e-mail já está em uso.',
  registrationNumberTaken: 'Esta matrícula já é de outra pessoa.',
  cpfInvalid: 'CPF inválido',
  cpfTaken: 'Este CPF já é de outra pessoa.',
  birthDateInvalid: BIRTH_DATE_FAULT_TEXT,
  unknownPosition: 'Escolha um cargo que existe.',
  unknownDepartment: 'Escolha um departamento que existe.',
  unknownManager: 'Escolha como gestores apenas funcionários ativos da empresa.',
  ownManager: 'Uma pessoa não pode ser gestora de si mesma.',
  managerBelow: (name: string) =>
    `${name} responde a esta pessoa e por isso não pode ser responsável por ela.`,
  changedMeanwhile:
    'Outra pessoa alterou este funcionário enquanto você o editava. Abra-o de novo para ver como ficou.',
  hasTies: 'Funcionário com vínculos não pode ser excluído! Deseja desativá-lo?',
  anonymized: 'Dados pessoais apagados.',
  anonymousName: (id: number) => `Pessoa anonimizada ${id}`,
  alreadyAnonymized: peopleMessages.anonymized,
  otherName: 'Digite o nome da pessoa como ele aparece.',
  importStarted:
    'Importação iniciada com sucesso. Você receberá um email quando a importação for concluída.',
  importRunning: 'Já há uma importação em andamento ou sendo desfeita. Espere que ela termine.',
  noFile: 'Selecione um arquivo...',
  badMapping: 'Mapeie todos os campos obrigatórios para continuar!',
  movedBelowOwn: 'Nesse departamento, a pessoa responderia a alguém que responde a ela.',
  unknownManagerNamed: (manager: string) => `O gestor "${manager}" não foi encontrado.`,
  inactiveManager: (manager: string) => `O gestor "${manager}" está inativo.`,
  severalManagers: (manager: string) =>
    `Há mais de uma pessoa com o nome "${manager}". Informe o gestor pelo e-mail.`,
  managerLeftOut: (manager: string, line: number) =>
    `O gestor "${manager}" está na linha ${line}, que ficou de fora.`,
  managerGone: 'O gestor desta linha não está mais na empresa, está inativo ou ficou de fora.',
  managerForgotten:
    'Um gestor desta linha teve os dados apagados. Confira os outros e envie a linha de novo.',
  lacksChange: 'Você não tem permissão para alterar funcionários que já existem.',
  lacksPosition: (name: string) =>
    `O cargo "${name}" não existe e você não tem permissão para criar cargos.`,
  lacksDepartment: (name: string) =>
    `O departamento "${name}" não existe e você não tem permissão para criar departamentos.`,
  samePerson: (line: number) => `A linha ${line} é da mesma pessoa.`,
  receiptLost: 'O servidor parou enquanto recebia o arquivo. Envie-o de novo.',
  importStopped: 'Quem iniciou a importação não pode mais incluir funcionários.',
  notUndoable: 'Esta importação não pode mais ser desfeita.',
  keptBelowOwn: (name: string) =>
    `${name}: voltaria a responder a alguém que responde a esta pessoa`,
  keptPerson: (name: string) => `${name}: o cadastro foi alterado ou usado depois da importação`,
  lacksRemoval: (name: string) => `${name}: quem desfez a importação não pode excluir funcionários`,
  lacksRestoring: (name: string) =>
    `${name}: quem desfez a importação não pode alterar funcionários`,
  lacksPositionRemoval: (name: string) =>
    `Cargo ${name}: quem desfez a importação não pode excluir cargos`,
  lacksDepartmentRemoval: (name: string) =>
    `Departamento ${name}: quem desfez a importação não pode excluir departamentos`,
  keptPosition: (name: string) => `Cargo ${name}: está em uso`,
  keptDepartment: (name: string) => `Departamento ${name}: está em uso`,
  deactivated: 'Funcionário desativado com sucesso',
  firstAccessMade: 'Link criado.',
  firstAccessAccepted: 'Acesso criado com sucesso!',
  firstAccessObstacles: {
    anonymous: peopleMessages.anonymized,
    inactive: 'Esta pessoa está inativa e não pode criar acesso.',
    email:
      'Esta pessoa tem e-mail e cria a senha pelo link que recebe nele. O link de primeiro acesso é para quem não tem e-mail.',
    password: 'Esta pessoa já tem senha. Se a esqueceu, defina outra em Criar/Editar Senha.',
  },
  firstAccessUnknown: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',
  firstAccessOver: 'Este link venceu. Peça outro ao RH da sua empresa.',
  firstAccessEnded: {
    replaced: 'Este link foi substituído por um mais recente. Use o último que você recebeu.',
    revoked: 'Este link não vale mais. Em caso de dúvida, procure o RH da sua empresa.',
  },
  firstAccessUsed: 'O acesso já foi criado. Entre com a senha que você criou ou procure o RH.',
} as const;
