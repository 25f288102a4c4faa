import {
  AppShell,
  Avatar,
  Badge,
  BarChart,
  Button,
  Card,
  ChartFrame,
  Checkbox,
  CheckboxField,
  CheckboxGroupField,
  Collapsible,
  ComboboxField,
  ConfirmDialog,
  CountedTextField,
  CountUp,
  createToastStore,
  DataGrid,
  DateField,
  Dialog,
  DonutChart,
  defaultGridQuery,
  EmailField,
  EmailText,
  EmptyState,
  FigureCard,
  FigureRow,
  Form,
  FormSummary,
  gridColumnsOf,
  HierarchyChart,
  IconButton,
  ImageField,
  MaskedField,
  Menu,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MoneyField,
  Notice,
  Overlay,
  PageHeader,
  PasswordField,
  PortalContainerProvider,
  ProgressBar,
  RadarChart,
  RadioGroupField,
  RankChoice,
  RetryNotice,
  RowButtons,
  ScoreChoice,
  SelectField,
  ShareBar,
  SidePanel,
  Skeleton,
  SkeletonGroup,
  SkeletonItem,
  SkipLink,
  SortableArea,
  SortHandle,
  SortSlot,
  Spinner,
  Stepper,
  Switch,
  Tabs,
  TextAreaField,
  TextField,
  ThemeScope,
  ToastRegion,
  Tooltip,
  TreeView,
  UiMessagesProvider,
  UserMenu,
  VisuallyHidden,
} from '@aferir/ui';
import type { Shown } from './shown.ts';

interface Person {
  id: number;
  name: string;
}

const ignore = () => undefined;
const button = <Button>Salvar</Button>;
const icon = <svg />;
const column = gridColumnsOf<Person>();
const columns = column.columns([
  column.accessor('name', { header: 'Nome', meta: { isCardTitle: true } }),
]);
const departments = [
  { id: '1', parentId: null, label: 'Empresa Exemplo' },
  { id: '2', parentId: '1', label: 'Comercial' },
];
const toasts = createToastStore();
toasts.show({ message: 'Solicitação enviada.' });

const sortable = (
  <SortableArea onDrop={ignore}>
    <SortSlot slotId="before" kind="video" label="antes de A empresa" />
    <SortHandle itemId="video" kind="video" label="A empresa" />
  </SortableArea>
);

const menu = (
  <Menu trigger={<Button>Ações</Button>}>
    <MenuLabel>Ana Souza</MenuLabel>
    <MenuItem>Relatório</MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger">Excluir</MenuItem>
  </Menu>
);

/** The components of `@aferir/ui`. */
export const kitComponents: Shown = {
  AppShell: (
    <AppShell
      brand="Aferir"
      entries={[
        { id: '1', label: 'Início', icon, href: '#inicio' },
        {
          id: '2',
          label: 'Configuração',
          icon,
          sections: [{ id: '3', label: 'Usuários', icon, href: '#usuarios' }],
        },
      ]}
      currentId="3"
      isCollapsed={false}
      onCollapsedChange={ignore}
    >
      Conteúdo
    </AppShell>
  ),
  Avatar: <Avatar name="Ana Souza" src="data:image/png;base64,broken" />,
  Badge: <Badge tone="success">Finalizado</Badge>,
  Button: button,
  Card: <Card title="Perfis">Conteúdo</Card>,
  Checkbox: <Checkbox aria-label="Ver" checked="mixed" onCheckedChange={ignore} />,
  CheckboxField: <CheckboxField label="Concordo" />,
  CheckboxGroupField: (
    <CheckboxGroupField
      label="Dias da semana"
      options={[{ value: '1', label: 'Segunda' }]}
      values={['1']}
      onValuesChange={ignore}
    />
  ),
  Collapsible: <Collapsible title="Competências">Comunicação</Collapsible>,
  ComboboxField: (
    <ComboboxField
      label="Funcionário"
      value={{ value: '42', label: 'Ana Souza' }}
      onValueChange={ignore}
      onSearch={async () => ({ options: [] })}
    />
  ),
  ConfirmDialog: (
    <ConfirmDialog
      isOpen
      title="Exclusão"
      message="Excluir?"
      onConfirm={ignore}
      onCancel={ignore}
    />
  ),
  CountedTextField: (
    <CountedTextField label="Título" value="Boas-vindas" maxLength={50} onChange={ignore} />
  ),
  CountUp: <CountUp value={42} />,
  DataGrid: (
    <DataGrid
      title="Funcionários"
      columns={columns}
      data={{ status: 'ready', rows: [{ id: 1, name: 'Ana Souza' }], total: 30 }}
      query={defaultGridQuery}
      onQueryChange={ignore}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      rowActions={[{ id: 'delete', label: 'Excluir', icon, onSelect: ignore }]}
      addAction={{ onAdd: ignore }}
      filterOptions={[{ value: '1', label: 'Iniciado' }]}
      onReload={ignore}
    />
  ),
  DateField: <DateField label="Nascimento" value="1988-04-12" onValueChange={ignore} />,
  Dialog: (
    <Dialog isOpen onClose={ignore} title="Reenviar" actions={button}>
      <TextField label="Endereço" />
    </Dialog>
  ),
  EmailField: <EmailField label="E-mail" />,
  EmailText: <EmailText address="ana.souza@empresa.example" />,
  EmptyState: <EmptyState title="Nenhuma avaliação ainda" action={button} />,
  FigureCard: <FigureCard label="Pendentes" value={3} hint="de 10" />,
  FigureRow: (
    <FigureRow label="Pendências">
      <FigureCard label="Avaliações" value={3} />
    </FigureRow>
  ),
  Form: (
    <Form onSubmit={async () => undefined}>
      <TextField label="Nome" />
    </Form>
  ),
  FormSummary: (
    <FormSummary attempt={1} problems={[{ fieldId: 'nome', message: 'Informe o nome.' }]} />
  ),
  HierarchyChart: (
    <HierarchyChart
      label="Organograma"
      nodes={departments}
      describe={({ label }) => ({ lines: [{ text: label }], picture: { name: label } })}
      renderMenu={() => <MenuItem>Editar</MenuItem>}
      onMove={ignore}
    />
  ),
  IconButton: <IconButton label="Fechar" icon={icon} />,
  ImageField: (
    <ImageField
      label="Logo"
      value="/favicon.svg"
      onValueChange={ignore}
      outputSize={{ width: 150, height: 150 }}
    />
  ),
  MaskedField: (
    <MaskedField label="CPF" mask="###.###.###-##" value="52998224725" onValueChange={ignore} />
  ),
  Menu: menu,
  MenuItem: menu,
  MenuLabel: menu,
  MenuSeparator: menu,
  MoneyField: <MoneyField label="Piso salarial" value={123456} onValueChange={ignore} />,
  Notice: (
    <Notice tone="warning" title="Atenção" onClose={ignore}>
      As respostas ficam salvas.
    </Notice>
  ),
  Overlay: <Overlay isOpen label="Encerrando a sessão" />,
  PageHeader: <PageHeader title="Desempenho" description="Avaliações enviadas." actions={button} />,
  PasswordField: <PasswordField label="Senha" />,
  PortalContainerProvider: (
    <PortalContainerProvider container={null}>{menu}</PortalContainerProvider>
  ),
  ProgressBar: <ProgressBar kind="meter" label="Comunicação" value={8} max={10} valueText="8" />,
  BarChart: (
    <BarChart
      title="Respostas"
      summary="Academia é a mais votada."
      barHeading="Opção"
      series={[{ id: 'votes', name: 'Votos' }]}
      bars={[{ id: 'gym', label: 'Academia', values: [14] }]}
    />
  ),
  ChartFrame: (
    <ChartFrame
      title="Respostas"
      summary="Todas no primeiro dia."
      table={{ columns: ['Dia', 'Respostas'], rows: [{ id: '1', cells: ['Segunda', '24'] }] }}
    >
      <svg width="10" height="10" />
    </ChartFrame>
  ),
  DonutChart: (
    <DonutChart
      title="Situação"
      summary="Todas terminaram."
      sliceHeading="Situação"
      valueHeading="Avaliações"
      slices={[{ id: 'done', label: 'Finalizadas', value: 3 }]}
    />
  ),
  RadarChart: (
    <RadarChart
      title="Competências"
      summary="Comunicação é o ponto mais alto."
      axes={['Comunicação', 'Empatia', 'Liderança']}
      series={[{ id: 'self', name: 'Autoavaliação', values: [9, 7, null] }]}
    />
  ),
  RadioGroupField: (
    <RadioGroupField
      label="Quem recebe"
      value="a"
      onValueChange={ignore}
      options={[
        { value: 'a', label: 'Todos' },
        { value: 'b', label: 'Alguns', description: 'Escolha quem' },
      ]}
    />
  ),
  RankChoice: (
    <RankChoice
      legend="O que mais combina com você?"
      options={[
        { id: 'a', label: 'Decidir rápido' },
        { id: 'b', label: 'Conferir cada detalhe' },
      ]}
      places={[
        { value: 1, label: 'Me identifico' },
        { value: 2, label: 'Não me identifico' },
      ]}
      value={{ a: 1 }}
      onChange={ignore}
    />
  ),
  RetryNotice: (
    <RetryNotice retryLabel="Tentar novamente" onRetry={ignore}>
      Não foi possível carregar.
    </RetryNotice>
  ),
  RowButtons: <RowButtons>{button}</RowButtons>,
  ScoreChoice: (
    <ScoreChoice legend="Empatia" value={8} onValueChange={ignore} toneOf={() => 'success'} />
  ),
  SelectField: (
    <SelectField
      label="Cargo"
      value=""
      onValueChange={ignore}
      options={[{ value: '1', label: 'Analista' }]}
    />
  ),
  ShareBar: (
    <ShareBar
      label="Distribuição"
      mainLabel="maior parte"
      shares={[
        {
          id: 'a',
          label: 'Norte',
          letter: 'N',
          pattern: 'stripes',
          percent: 60,
          color: '#123456',
          onColor: '#fff',
          isMain: true,
        },
        {
          id: 'b',
          label: 'Sul',
          letter: 'S',
          pattern: 'rows',
          percent: 40,
          color: '#654321',
          onColor: '#fff',
        },
      ]}
    />
  ),
  Skeleton: <Skeleton width="60%" />,
  SkeletonGroup: (
    <SkeletonGroup>
      <Skeleton shape="circle" width="48px" />
    </SkeletonGroup>
  ),
  SkeletonItem: <SkeletonItem />,
  SkipLink: <SkipLink targetId="conteudo" />,
  SortableArea: sortable,
  SidePanel: <SidePanel isOpen={false} onClose={ignore} title="Notificações" />,
  SortHandle: sortable,
  SortSlot: sortable,
  Spinner: <Spinner />,
  Stepper: (
    <Stepper
      label="Novo treinamento"
      steps={[
        { id: 'description', label: 'Descrição' },
        { id: 'people', label: 'Funcionários' },
      ]}
      current="people"
      onGoBack={ignore}
    />
  ),
  Switch: <Switch label="Enviar por e-mail" checked onCheckedChange={ignore} />,
  Tabs: (
    <Tabs
      label="Conta"
      value="data"
      onValueChange={ignore}
      tabs={[{ id: 'data', label: 'Dados', content: 'Nome' }]}
    />
  ),
  TextAreaField: <TextAreaField label="Feedback" maxLength={200} />,
  TextField: <TextField label="Nome" error="Informe o nome." hint="Completo" />,
  ThemeScope: (
    <ThemeScope scheme="dark" brandColor="#0b6e4f">
      Conteúdo
    </ThemeScope>
  ),
  ToastRegion: <ToastRegion store={toasts} />,
  Tooltip: <Tooltip content="O link anterior vale por mais 24 horas.">{button}</Tooltip>,
  TreeView: (
    <TreeView
      label="Departamentos"
      nodes={departments}
      renderMenu={() => <MenuItem>Editar</MenuItem>}
    />
  ),
  UiMessagesProvider: (
    <UiMessagesProvider messages={{ optional: '(opcional)' }}>
      <TextField label="Apelido" isOptional />
    </UiMessagesProvider>
  ),
  UserMenu: (
    <UserMenu name="Ana Souza" roleLabel="Usuário" avatar={<Avatar name="Ana Souza" size="s" />}>
      <MenuItem>Sair</MenuItem>
    </UserMenu>
  ),
  VisuallyHidden: <VisuallyHidden>Só para leitores de tela</VisuallyHidden>,
};
