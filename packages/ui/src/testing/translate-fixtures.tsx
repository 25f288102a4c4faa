import type { ReactElement } from 'react';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { FigureCard } from '../card/index.ts';
import { Collapsible } from '../collapsible/index.ts';
import { CountUp } from '../count-up/index.ts';
import { DataGrid, defaultGridQuery, gridColumnsOf } from '../data-grid/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EmailText } from '../email-text/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import {
  CheckboxField,
  CheckboxGroupField,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
} from '../field/index.ts';
import { FormSummary } from '../form-summary/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Notice } from '../notice/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { RankChoice } from '../rank-choice/index.ts';
import { options, places } from '../rank-choice/rank-choice-fixtures.ts';
import { ScoreChoice } from '../score-choice/index.ts';
import { ShareBar } from '../share-bar/index.ts';
import { shares } from '../share-bar/share-bar-fixtures.ts';
import { SkeletonGroup } from '../skeleton/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TreeView } from '../tree-view/index.ts';

const nothing = () => undefined;
interface Row {
  id: number;
  name: string;
}

const column = gridColumnsOf<Row>();

function grid(page: number, total: number, names: readonly string[], selected = 0): ReactElement {
  const rows = names.map((name, index) => ({ id: index + 1, name }));
  return (
    <DataGrid<Row>
      title={`Pessoas da página ${page}`}
      countLabel={(count) => (total === 0 ? '' : `${count} pessoas encontradas.`)}
      columns={column.columns([column.accessor('name', { header: `Nome ${page}` })])}
      data={{ status: 'ready', rows, total }}
      query={{ ...defaultGridQuery, pageSize: 5, page }}
      onQueryChange={nothing}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      narrowings={[{ id: 'place', label: `Lugar ${page}`, onRemove: nothing }]}
      selection={{
        selected: new Map(rows.slice(0, selected).map((row) => [String(row.id), row])),
        onSelect: nothing,
        onClear: nothing,
        actions: <Button>{`Enviar para ${selected}`}</Button>,
      }}
    />
  );
}

function rank(props: { message?: string; legend: string }): ReactElement {
  return <RankChoice {...props} options={options} places={places} value={{}} onChange={nothing} />;
}

function tabs(tab: { label: string; problem?: string; content: string }): ReactElement {
  return <Tabs label="Conta" value="a" onValueChange={nothing} tabs={[{ id: 'a', ...tab }]} />;
}

function tree(label: string): ReactElement {
  return <TreeView label="Departamentos" nodes={[{ id: '1', parentId: null, label }]} />;
}

const choices = [{ value: 'a', label: 'Primeira', description: 'Com mais' }];
const others = [{ value: 'a', label: 'Segunda', description: 'Com menos' }];

/** Parts of the kit whose texts change while they stay in the page. */
export const changes: readonly { name: string; before: ReactElement; after: ReactElement }[] = [
  {
    name: 'Badge',
    before: <Badge icon={<svg />}>Iniciado</Badge>,
    after: <Badge>Finalizado</Badge>,
  },
  { name: 'Button', before: <Button>Próxima</Button>, after: <Button isLoading>Terminar</Button> },
  {
    name: 'IconButton',
    before: <IconButton label="Avisos" icon={<svg />} mark="1" />,
    after: <IconButton label="Avisos" icon={<svg />} mark="2" />,
  },
  {
    name: 'FigureCard',
    before: <FigureCard label="Pessoas" value={1} hint="um" />,
    after: <FigureCard label="Times" value={2} hint="dois" />,
  },
  {
    name: 'Collapsible',
    before: (
      <Collapsible title="Uma" hint="1" isOpen>
        Por dentro
      </Collapsible>
    ),
    after: (
      <Collapsible title="Duas" hint="2" isOpen>
        Por fora
      </Collapsible>
    ),
  },
  { name: 'CountUp', before: <CountUp value={1} />, after: <CountUp value={2} /> },
  {
    name: 'EmailText',
    before: <EmailText address="ana@a.example" />,
    after: <EmailText address="bia@b.example" />,
  },
  {
    name: 'EmptyState',
    before: <EmptyState title="Nada" description="Ainda" />,
    after: <EmptyState title="Falhou" description="Agora" />,
  },
  {
    name: 'TextField',
    before: <TextField label="Nome" hint="Como no documento" isOptional />,
    after: <TextField label="Apelido" error="Preencha o apelido" />,
  },
  {
    name: 'TextAreaField',
    before: (
      <TextAreaField label="Texto" error="Curto" maxLength={50} value="ab" onChange={nothing} />
    ),
    after: (
      <TextAreaField label="Obra" hint="Livre" maxLength={50} value="abc" onChange={nothing} />
    ),
  },
  {
    name: 'SelectField',
    before: <SelectField label="Cor" options={choices} value="" onValueChange={nothing} />,
    after: (
      <SelectField label="Tom" options={others} value="a" onValueChange={nothing} error="Não" />
    ),
  },
  {
    name: 'CheckboxField',
    before: <CheckboxField label="Sim" />,
    after: <CheckboxField label="Não" />,
  },
  {
    name: 'CheckboxGroupField',
    before: (
      <CheckboxGroupField label="Dias" options={choices} values={[]} onValuesChange={nothing} />
    ),
    after: (
      <CheckboxGroupField label="Meses" options={others} values={[]} onValuesChange={nothing} />
    ),
  },
  {
    name: 'RadioGroupField',
    before: (
      <RadioGroupField label="Um" options={choices} value="a" onValueChange={nothing} isOptional />
    ),
    after: (
      <RadioGroupField label="Dois" options={others} value="a" onValueChange={nothing} error="Ai" />
    ),
  },
  {
    name: 'FormSummary with one problem of the whole',
    before: <FormSummary problems={[{ message: 'Sem rede' }]} attempt={1} />,
    after: <FormSummary problems={[{ message: 'Senha errada' }]} attempt={2} />,
  },
  {
    name: 'FormSummary',
    before: <FormSummary problems={[{ message: 'Senha errada' }]} attempt={1} />,
    after: <FormSummary problems={[{ message: 'Nome vazio', fieldId: 'nome' }]} attempt={1} />,
  },
  {
    name: 'Notice',
    before: (
      <Notice title="Guardado" action={<Button>Ver</Button>}>
        Tudo certo
      </Notice>
    ),
    after: <Notice tone="danger">Nada certo</Notice>,
  },
  {
    name: 'PageHeader',
    before: <PageHeader title="Pessoas" description="Todas" />,
    after: <PageHeader title="Cargos" description="Alguns" />,
  },
  {
    name: 'ProgressBar',
    before: <ProgressBar label="Questão" value={1} max={20} valueText="1 de 20" />,
    after: <ProgressBar label="Questão" value={2} max={20} valueText="2 de 20" />,
  },
  {
    name: 'RankChoice',
    before: rank({ legend: 'Questão 1' }),
    after: rank({ legend: 'Questão 2', message: 'Falta' }),
  },
  {
    name: 'RankChoice with another message',
    before: rank({ legend: 'Questão', message: 'Faltam 2' }),
    after: rank({ legend: 'Questão', message: 'Falta 1' }),
  },
  {
    name: 'ScoreChoice',
    before: (
      <ScoreChoice legend="Um" value={1} onValueChange={nothing} lowLabel="Nunca" highLabel="Sim" />
    ),
    after: (
      <ScoreChoice legend="Dois" value={1} onValueChange={nothing} lowLabel="Pouco" error="Não" />
    ),
  },
  {
    name: 'ShareBar',
    before: <ShareBar label="Partes" mainLabel="maior" shares={shares} />,
    after: (
      <ShareBar
        label="Partes"
        mainLabel="maior de todas"
        shares={shares.map((share, index) => ({
          ...share,
          label: `Parte ${index}`,
          percent: 25,
          isMain: index === 2,
        }))}
      />
    ),
  },
  {
    name: 'SkeletonGroup',
    before: <SkeletonGroup label="Abrindo" />,
    after: <SkeletonGroup label="Buscando" />,
  },
  {
    name: 'Stepper',
    before: <Stepper label="Passos" current="a" steps={[{ id: 'a', label: 'Arquivo' }]} />,
    after: (
      <Stepper
        label="Passos"
        current="b"
        steps={[
          { id: 'a', label: 'Planilha', problem: '2 campos' },
          { id: 'b', label: 'Colunas' },
        ]}
      />
    ),
  },
  {
    name: 'Tabs',
    before: tabs({ label: 'Dados', content: 'Uns' }),
    after: tabs({ label: 'Fatos', problem: '(1)', content: 'Outros' }),
  },
  { name: 'TreeView', before: tree('Comercial'), after: tree('Vendas') },
  {
    name: 'DataGrid',
    before: grid(1, 12, ['Ana', 'Bia', 'Caio']),
    after: grid(2, 11, ['Davi', 'Eva'], 1),
  },
  { name: 'DataGrid that empties', before: grid(1, 12, ['Ana', 'Bia']), after: grid(1, 0, []) },
  { name: 'DataGrid that fills', before: grid(1, 0, []), after: grid(1, 7, ['Ana', 'Bia'], 2) },
  {
    name: 'Dialog',
    before: (
      <Dialog isOpen onClose={nothing} title="Enviar?" description="Agora">
        Por e-mail
      </Dialog>
    ),
    after: (
      <Dialog isOpen onClose={nothing} title="Apagar?" description="Depois">
        De vez
      </Dialog>
    ),
  },
];
