import { type GivenRight, SECTIONS } from '@aferir/domain';

/** What the operations on users say, in Brazilian Portuguese. */
export const usersMessages = {
  removed: 'Usuário removido com sucesso.',
  nameRequired: 'Nome é obrigatório',
  invited: 'Convite enviado.',
  hasPassword:
    'Esta pessoa já criou a senha. Se a esqueceu, peça que use “Esqueci minha senha” ao entrar.',
  invitesInactive: 'Este usuário está inativo. Ative-o para enviar o convite.',
  invitationMails: (limit: number) => `${limit} convites`,
  invitationUnknown: 'Este convite não é válido. Confira se o endereço foi copiado por inteiro.',
  invitationOver: (company: string) =>
    `Este convite venceu. Peça outro a quem cuida dos acessos em ${company}.`,
  invitationEnded: {
    replaced: () =>
      'Este convite foi substituído por um mais recente. Abra o último e-mail recebido.',
    revoked: (company: string) =>
      `Este convite não vale mais. Em caso de dúvida, procure quem cuida dos acessos em ${company}.`,
  },
  invitationUsed: 'Este convite já foi usado. Entre com o seu e-mail e a senha que você criou.',
  invitationAccepted: 'Senha criada com sucesso!',
  cpfInvalid: 'CPF inválido',
  ownLogin: 'Para mudar o seu próprio e-mail, use Minha Conta.',
  ownProfiles: 'Você não pode alterar os seus próprios perfis de acesso.',
  ownDeletion: 'Você não pode excluir o seu próprio usuário.',
  ownDeactivation: 'Você não pode inativar o seu próprio usuário.',
  makesAdministrator: 'Somente um administrador pode tornar alguém administrador.',
  makesSupervisor: 'Somente um administrador pode tornar alguém supervisor.',
  changesAdministrator: 'Somente um administrador pode alterar ou excluir um administrador.',
  loginOfStronger: 'Você não pode mudar o e-mail de quem tem permissões que você não tem.',
  changesUserBehind:
    'Este funcionário também é usuário do sistema. Para ativá-lo ou desativá-lo é preciso poder alterar usuários.',
  departed:
    'O funcionário vinculado está inativo. Para desvinculá-lo ou trocá-lo, inative também o usuário.',
  profileNotFound: 'Perfil não encontrado',
  employeeNotFound: 'Funcionário não encontrado.',
  employeeInactive: 'Este funcionário está inativo. Reative-o para vinculá-lo.',
  employeeTaken: 'Este funcionário já está vinculado a outro usuário.',
  changedMeanwhile:
    'Outra pessoa alterou este usuário enquanto você o editava. Abra-o de novo para ver como ficou.',
  beyond: ({ section, right }: GivenRight) =>
    `Você não pode dar uma permissão que não tem: ${right} em ${nameOf(section)}.`,
  bringsBack: ({ section, right }: GivenRight) =>
    `Este funcionário também é usuário do sistema e tem uma permissão que você não tem: ${right} em ${nameOf(section)}.`,
} as const;

function nameOf(id: number): string {
  return SECTIONS.find((section) => section.id === id)?.name ?? String(id);
}
