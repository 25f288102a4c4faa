// The kit's grid and radar beside the libraries that they stand on, with the same records.
import {
  DataGrid,
  defaultGridQuery,
  type GridQuery,
  gridColumnsOf,
  preloadRadarChart,
  RadarChart,
} from '@aferir/ui';
import { tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart as RechartsRadar,
  ResponsiveContainer,
} from 'recharts';
import '@aferir/ui/styles.css';

const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
type Field = (typeof fields)[number];
type Entry = { id: string } & Record<Field, string>;

const pageSize = 100;
const pages = [1, 2].map((page) =>
  Array.from({ length: pageSize }, (_, index) => {
    const id = `${page}-${index + 1}`;
    return {
      id,
      ...Object.fromEntries(fields.map((field) => [field, `${field} ${id}`])),
    } as Entry;
  }),
);
const rowsOf = (page: number) => pages[page - 1] ?? [];
const total = pages.length * pageSize;

const column = gridColumnsOf<Entry>();
const columns = column.columns(fields.map((field) => column.accessor(field, { header: field })));

let turnPage: () => void = () => undefined;

function Grid() {
  const [query, setQuery] = useState<GridQuery>({ ...defaultGridQuery, pageSize });
  turnPage = () => setQuery({ ...query, page: 2 });
  return (
    <DataGrid
      title="Pessoas"
      columns={columns}
      data={{ status: 'ready', rows: rowsOf(query.page), total }}
      query={query}
      onQueryChange={setQuery}
      rowId={({ id }) => id}
      rowName={({ a }) => a}
    />
  );
}

const features = tableFeatures({});

function BareTable() {
  const [page, setPage] = useState(1);
  turnPage = () => setPage(2);
  const table = useTable({
    features,
    columns: columns as never,
    data: rowsOf(page),
    getRowId: ({ id }: Entry) => id,
  });
  return (
    <table>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const axes = Array.from({ length: 12 }, (_, index) => `Competência ${index + 1}`);
const series = ['Autoavaliação', 'Gestores'].map((name, line) => ({
  id: `line-${line}`,
  name,
  values: axes.map((_, index) => (index * 7 + line * 3) % 11),
})) as [Series, Series];
interface Series {
  id: string;
  name: string;
  values: number[];
}

function KitRadar() {
  return (
    <RadarChart
      title="Competências"
      summary="Onde as linhas se afastam."
      axes={axes}
      series={series}
      scale={{ max: 10, step: 1 }}
    />
  );
}

const points = axes.map((axis, index) => ({
  axis,
  ...Object.fromEntries(series.map(({ id, values }) => [id, values[index]])),
}));

function BareRadar() {
  return (
    <ResponsiveContainer width="100%" height={440}>
      <RechartsRadar data={points}>
        <PolarGrid />
        <PolarRadiusAxis domain={[0, 10]} />
        {series.map(({ id }) => (
          <Radar key={id} dataKey={id} dot isAnimationActive={false} />
        ))}
        <PolarAngleAxis dataKey="axis" />
      </RechartsRadar>
    </ResponsiveContainer>
  );
}

const shown: Record<string, () => ReactNode> = { Grid, BareTable, KitRadar, BareRadar };

/** Milliseconds until what an act brings is on the screen. */
async function timeOf(act: () => void, brought: string): Promise<number> {
  const begin = performance.now();
  flushSync(act);
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (!document.querySelector(brought));
  return performance.now() - begin;
}

await preloadRadarChart();
Object.assign(globalThis, {
  timeMount: (name: string, brought: string) => {
    const Shown = shown[name] ?? (() => null);
    const root = createRoot(document.querySelector('#root') as Element);
    return timeOf(() => root.render(<Shown />), brought);
  },
  timePage: () => timeOf(() => turnPage(), 'td'),
});
