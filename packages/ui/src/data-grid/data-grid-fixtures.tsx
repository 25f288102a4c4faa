import { FileText, Mail, Trash2 } from 'lucide-react';
import { Badge } from '../badge/index.ts';
import type { GridRowAction } from './grid-actions.ts';
import { gridColumnsOf } from './grid-columns.ts';

export interface Request {
  id: number;
  person: string;
  department: string;
  status: string;
  sentAt: string;
}

const people = ['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Diego Alves', 'Elisa Moraes'];
const statuses = ['Finalizado', 'Iniciado', 'Visualizado', 'Aguardando Resposta'];

export const requests: Request[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  person: `${people[index % people.length]}${index < people.length ? '' : ` ${index + 1}`}`,
  department: ['Comercial', 'Tecnologia', 'Pessoas e Cultura'][index % 3] ?? '',
  status: statuses[index % statuses.length] ?? '',
  sentAt: `${String(index + 1).padStart(2, '0')}/11/2026`,
}));

const column = gridColumnsOf<Request>();

export const columns = column.columns([
  column.accessor('id', { header: 'ID', meta: { align: 'end', width: '56px' } }),
  column.accessor('person', { header: 'Funcionário', meta: { isCardTitle: true } }),
  column.accessor('department', { header: 'Departamento', meta: { isSecondary: true } }),
  column.accessor('status', {
    header: 'Situação',
    cell: ({ getValue }) => (
      <Badge tone={getValue() === 'Finalizado' ? 'success' : 'neutral'}>{getValue()}</Badge>
    ),
  }),
  column.accessor('sentAt', { header: 'Data da solicitação' }),
]);

/** Columns that the requests can be put in order by. */
export const sortableColumns = column.columns([
  column.accessor('person', {
    header: 'Funcionário',
    meta: { isCardTitle: true, sort: 'pessoa', alsoSort: { key: 'cargo', label: 'Cargo' } },
  }),
  column.accessor('status', { header: 'Situação' }),
  column.accessor('sentAt', { header: 'Data da solicitação', meta: { sort: 'envio' } }),
]);

/** The row actions of the examples: one of each kind. */
export function actionsCalling(onSelect: (action: string, row: Request) => void) {
  const act = (action: string) => (row: Request) => onSelect(action, row);
  return [
    {
      id: 'resend',
      label: 'Reenviar Email',
      icon: <Mail />,
      isOneClick: true,
      nameOf: ({ person }) => `Reenviar Email a ${person}`,
      isVisible: (row) => row.status !== 'Finalizado',
      onSelect: act('resend'),
    },
    {
      id: 'report',
      label: 'Imprimir relatório',
      icon: <FileText />,
      disabledReason: (row) =>
        row.status === 'Finalizado' ? undefined : 'Disponível quando finalizada',
      onSelect: act('report'),
    },
    {
      id: 'remove',
      label: 'Excluir',
      icon: <Trash2 />,
      isDestructive: true,
      onSelect: act('remove'),
    },
  ] satisfies GridRowAction<Request>[];
}
