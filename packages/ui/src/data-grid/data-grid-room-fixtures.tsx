import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { gridColumnsOf } from './grid-columns.ts';
import { RowButtons } from './row-buttons.tsx';

/** Somebody in a team, with words as long as they come. */
export interface Member {
  id: number;
  name: string;
  position: string;
  status: string;
  alignment: number;
  action: string | null;
}

export const members: Member[] = [
  {
    id: 1,
    name: 'Beatriz Campos',
    position: 'Analista de Desenvolvimento',
    status: 'Aguardando Avaliação do Gestor',
    alignment: 82,
    action: 'Realizar Feedback',
  },
  {
    id: 2,
    name: 'Isabela Vasconcelos Monteiro',
    position: 'Analista de Infraestrutura',
    status: 'Finalizado',
    alignment: 95,
    action: 'Visualizar',
  },
  {
    id: 3,
    name: 'Gustavo Ribeiro',
    position: 'Designer de Produto',
    status: 'Aguardando Resposta',
    alignment: 40,
    action: null,
  },
];

const column = gridColumnsOf<Member>();

export const memberColumns = column.columns([
  column.accessor('name', {
    header: 'Nome',
    cell: ({ getValue }) => (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
        <Avatar name={getValue()} />
        <span style={{ overflowWrap: 'anywhere' }}>{getValue()}</span>
      </span>
    ),
    meta: { isCardTitle: true },
  }),
  column.accessor('position', { header: 'Cargo' }),
  column.accessor('status', {
    header: 'Situação',
    cell: ({ getValue }) => (
      <span className="aferir-example" style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Badge tone="warning">{getValue()}</Badge>
        <span className="aferir-example">Enviado em 22/11/2026</span>
      </span>
    ),
  }),
  column.accessor('alignment', {
    header: 'Alinhamento',
    cell: ({ row: { original } }) => (
      <ProgressBar
        kind="meter"
        layout="inline"
        label={`Alinhamento de ${original.name}`}
        value={original.alignment}
        isLabelHidden
      />
    ),
    meta: { width: '168px' },
  }),
  column.accessor('action', {
    header: 'Ações',
    cell: ({ getValue }) => (
      <RowButtons>{getValue() ? <Button size="s">{getValue()}</Button> : null}</RowButtons>
    ),
  }),
]);
