import type { GivenRight } from '@aferir/domain';
import { SECTIONS } from '@aferir/domain';

/** What the operations on access profiles say, in Brazilian Portuguese. */
export const accessProfilesMessages = {
  removed: 'Perfil removido com sucesso.',
  required: 'Campo obrigatório',
  noSection: 'Você precisa marcar ao menos uma seção.',
  unknownSection: 'Escolha apenas seções que existem.',
  nameTaken: 'Já existe um perfil com este nome.',
  own: 'Você não pode alterar um perfil que é seu. Peça a outra pessoa que administra os perfis.',
  changedMeanwhile:
    'Outra pessoa alterou este perfil enquanto você o editava. Abra-o de novo para ver como ficou.',
  beyond: ({ section, right }: GivenRight) =>
    `Você não pode dar uma permissão que não tem: ${right} em ${nameOf(section)}.`,
  inUse: (count: number) =>
    count === 1
      ? 'Este perfil está em uso por 1 usuário e não pode ser excluído.'
      : `Este perfil está em uso por ${count} usuários e não pode ser excluído.`,
} as const;

function nameOf(id: number): string {
  return SECTIONS.find((section) => section.id === id)?.name ?? String(id);
}
