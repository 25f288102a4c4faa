import { changePasswordMessages } from '@aferir/widgets';

/** What the account page says. */
export const accountMessages = {
  title: 'Minha Conta',
  purpose: 'Seus dados, seu acesso e sua senha.',
  client: 'Cliente',
  security: 'Segurança',
  clientName: 'Cliente',
  tradeName: 'Nome fantasia',
  licenseEnd: 'Licença válida até',
  login: 'Login',
  loginHint: 'É o seu e-mail. Para mudá-lo, altere o e-mail abaixo.',
  photo: 'Foto',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  mobile: 'Celular',
  birthDate: 'Data de nascimento',
  supervisor: 'Supervisor',
  administrator: 'Administrador',
  rightsHint: 'Somente um administrador pode conceder isto.',
  yes: 'Sim',
  no: 'Não',
  currentPassword: 'Senha atual',
  currentPasswordHint: 'O e-mail é o seu login. Para mudá-lo, confirme a sua senha.',
  currentPasswordRequired: 'Informe a senha atual para mudar o e-mail.',
  update: 'Atualizar',
  saved: 'Salvo com sucesso!',
  loadFailed: 'Erro ao carregar dados do usuário',
  required: (field: string) => `O campo ${field} é obrigatório.`,
  emailRequired: 'E-mail é obrigatório',
  emailInvalid: 'E-mail inválido',
  phoneInvalid: 'Telefone inválido',
  mobileInvalid: 'Celular inválido',
  birthDateInvalid: 'Data de nascimento inválida',
  securityText: 'Ao trocar a senha, você sai dos outros dispositivos.',
} as const;

/** What the change of the password says here. */
export const accountPasswordMessages = {
  ...changePasswordMessages,
  confirmPassword: 'Repetir nova senha',
  fillAll: 'Preencha todos os campos!',
  confirmationDiffers: 'Coloque a mesma senha em ambos os campos!',
  save: 'Atualizar',
  passwordChanged: 'Senha salva com sucesso',
};
