import { listNames } from '@aferir/domain';

const counted = (count: number, one: string, several: string) =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

/** What the operations on the organization chart say, in Brazilian Portuguese. */
export const organizationMessages = {
  saved: 'Salvo com sucesso.',
  added: 'Adicionado com sucesso.',
  removed: 'Removido com sucesso.',
  deleted: 'Departamento excluído com sucesso!',
  undone: 'Alteração desfeita.',
  required: 'Informe o nome do departamento.',
  nameTaken: 'Já existe um departamento com este nome neste nível.',
  unknownParent: 'Escolha um departamento superior que existe.',
  unknownManager: 'Escolha como gestores apenas funcionários ativos da empresa.',
  changedMeanwhile:
    'Outra pessoa alterou este departamento enquanto você o editava. Abra-o de novo para ver como ficou.',
  inAnotherDepartment: 'Esta pessoa já está em outro departamento.',
  inUse: ({ departments, people }: { departments: number; people: number }) => {
    const parts = [
      ...(departments > 0
        ? [counted(departments, 'departamento abaixo', 'departamentos abaixo')]
        : []),
      ...(people > 0 ? [counted(people, 'pessoa', 'pessoas')] : []),
    ];
    const go = departments + people === 1 ? 'vai' : 'vão';
    return `Este departamento tem ${listNames(parts)}. Escolha para onde ${go} antes de excluir.`;
  },
  otherDepartment: 'Escolha outro departamento que existe.',
  namesTakenThere: (names: readonly string[]) =>
    `Nomes que já existem no destino: ${listNames(names)}. Mude-os antes ou escolha outro destino.`,
  undoneAlready: 'Esta alteração já foi desfeita.',
  changedSince:
    'Não é mais possível desfazer: os mesmos departamentos ou pessoas foram alterados depois.',
  goneSince:
    'Não é mais possível desfazer: um departamento ou uma pessoa de antes não existe mais.',
  usedSince: 'Não é mais possível desfazer: o departamento novo já está em uso.',
  namesTakenSince: (names: readonly string[]) =>
    `Não é mais possível desfazer: no mesmo nível já há outro departamento de nome ${listNames(names)}.`,
  changes: {
    created: (name: string) => `Departamento ${name} criado`,
    renamed: (from: string, to: string) => `Departamento ${from} renomeado para ${to}`,
    moved: (name: string, parent: string | undefined) =>
      parent === undefined
        ? `Departamento ${name} movido para o topo`
        : `Departamento ${name} movido para ${parent}`,
    inserted: (name: string, below: string) => `Departamento ${name} inserido acima de ${below}`,
    deleted: (name: string) => `Departamento ${name} excluído`,
    managers: (name: string) => `Gestores de ${name} alterados`,
    personAdded: (person: string, department: string) => `Inclusão de ${person} em ${department}`,
    personRemoved: (person: string, department: string) => `Saída de ${person} de ${department}`,
  },
} as const;
