import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Brain,
  Building2,
  GraduationCap,
  House,
  IdCard,
  LogOut,
  Network,
  Settings,
  ShieldCheck,
  Target,
  User,
  UserCog,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { TextField } from '../field/index.ts';
import { MenuItem, MenuSeparator } from '../menu/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { AppShell, type AppShellProps } from './app-shell.tsx';
import { UserMenu } from './user-menu.tsx';

const entries: AppShellProps['entries'] = [
  { id: '1', label: 'Início', icon: <House />, href: '#inicio' },
  { id: '2', label: 'Organograma', icon: <Network />, href: '#organograma' },
  { id: '3', label: 'Cargos', icon: <IdCard />, href: '#cargos' },
  { id: '4', label: 'Funcionários', icon: <Users />, href: '#funcionarios' },
  { id: '5', label: 'Comportamental', icon: <Brain />, href: '#comportamental' },
  { id: '6', label: 'Desempenho', icon: <Target />, href: '#desempenho' },
  { id: '7', label: 'Treinamentos', icon: <GraduationCap />, href: '#treinamentos' },
  {
    id: '8',
    label: 'Configuração',
    icon: <Settings />,
    sections: [
      { id: '9', label: 'Dados Cadastrais', icon: <Building2 />, href: '#dados' },
      { id: '10', label: 'Perfis de Acesso', icon: <ShieldCheck />, href: '#perfis' },
      { id: '11', label: 'Usuários', icon: <UserCog />, href: '#usuarios' },
    ],
  },
];

const page = (
  <div style={{ display: 'grid', gap: 24 }}>
    <PageHeader
      title="Análise Comportamental"
      description="Perfis das pessoas da empresa e as solicitações enviadas."
      actions={<Button>Enviar nova solicitação</Button>}
    />
    <Card title="Perfis">O conteúdo da seção aparece aqui.</Card>
  </div>
);

const headerEnd = (name: string) => (
  <UserMenu name={name} roleLabel="Usuário" avatar={<Avatar name={name} size="s" />}>
    <MenuItem icon={<User />}>Minha Conta</MenuItem>
    <MenuSeparator />
    <MenuItem icon={<LogOut />}>Sair</MenuItem>
  </UserMenu>
);

const meta = {
  title: 'Kit/AppShell',
  component: AppShell,
  parameters: { bare: true },
  args: {
    brand: (
      <a
        href="#inicio"
        style={{ color: 'inherit', fontWeight: 700, fontSize: 20, textDecoration: 'none' }}
      >
        Aferir
      </a>
    ),
    entries,
    currentId: '5',
    isCollapsed: false,
    onCollapsedChange: () => undefined,
    headerEnd: headerEnd('Ana Souza'),
    children: page,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: AppShellProps) {
  const [isCollapsed, setIsCollapsed] = useState(args.isCollapsed);
  return <AppShell {...args} isCollapsed={isCollapsed} onCollapsedChange={setIsCollapsed} />;
}

export const Base: Story = {};

export const Collapsed: Story = { args: { isCollapsed: true } };

export const GroupOpen: Story = { args: { currentId: '10' } };

export const LongContent: Story = {
  args: {
    headerEnd: headerEnd('Maria Aparecida dos Santos Figueiredo Albuquerque de Vasconcelos Neta'),
    entries: [
      ...entries,
      {
        id: '99',
        label: 'Relacionamento institucional e comunicação interna',
        icon: <Building2 />,
        href: '#longo',
      },
    ],
  },
};

/** Whoever goes back through a form sees the name of each field under the header, and going on the whole ring of each button. */
export const LongForm: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields of the example never move.
      <div key={index}>
        <TextField label={`Pergunta ${index + 1}`} />
        <Button variant="ghost">{`Apagar ${index + 1}`}</Button>
      </div>
    )),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner').getBoundingClientRect();
    for (let number = 20; number > 0; number -= 1) {
      const label = `Pergunta ${number}`;
      canvas.getByLabelText(label).focus();
      const { top } = canvas.getByText(label).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(header.bottom);
    }
    for (let number = 1; number <= 20; number += 1) {
      const button = canvas.getByRole('button', { name: `Apagar ${number}` });
      button.focus();
      await expect(button.getBoundingClientRect().bottom + 4).toBeLessThanOrEqual(innerHeight);
    }
  },
};

export const UserMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Ana Souza/ }));
    const menu = await within(canvasElement).findByRole('menu');
    await expect(menu.closest('header')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(menu).getByRole('menuitem', { name: 'Minha Conta' })).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu principal' })).toBeInTheDocument();
  },
};
