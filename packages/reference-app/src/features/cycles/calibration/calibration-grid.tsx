import type { Schema } from '@aferir/api-client';
import { Button, DataGrid, type GridNarrowing, gridColumnsOf, VisuallyHidden } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { Suspense, useMemo, useState } from 'react';
import { ExportOfList } from '../../../shared/exports/export-of-list.tsx';
import type { GridList } from '../../../shared/grid/use-grid-list.ts';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { CalibrationFilters } from './calibration-filters.tsx';
import { calibrationMessages as texts } from './calibration-messages.ts';
import { scoreSortOf } from './calibration-sorts.ts';
import type { ScoreDialogProps } from './score-dialog.tsx';

type Person = Schema<'CalibrationPerson'>;
type Competency = Schema<'CalibrationCompetency'>;

// The list would wait for what the scores of a form are made of.
const ScoreDialog = lazyOr<ScoreDialogProps>(
  async () => (await import('./score-dialog.tsx')).ScoreDialog,
  LostPart,
);

/** Props of {@link CalibrationGrid}. */
export interface CalibrationGridProps {
  list: GridList<Schema<'CycleCalibration'>>;
  narrowings: readonly GridNarrowing[];
  /** Whether who looks may change scores. */
  mayChange: boolean;
}

/** The people of a cycle with their scores by competency, each of which opens what it is made of. */
export function CalibrationGrid({
  list: { read, asked, paper, ...shown },
  narrowings,
  mayChange,
}: CalibrationGridProps) {
  const [opened, setOpened] = useState<Pick<ScoreDialogProps, 'person' | 'competencyId'>>();
  const competencies = read.data?.competencias;
  const columns = useMemo(
    () =>
      columnsOf(competencies ?? [], (person, competencyId) => setOpened({ person, competencyId })),
    [competencies],
  );
  return (
    <>
      <DataGrid<Person>
        title={texts.people}
        countLabel={texts.found}
        messages={{ search: texts.search }}
        columns={columns}
        data={toGridData(read, texts.listFailed)}
        isWhole={paper.isWhole}
        {...shown}
        actions={
          <ExportOfList
            list="calibracao"
            asked={asked}
            paper={paper}
            count={read.data?.qtdRecords}
          />
        }
        narrowings={narrowings}
        filterFields={<CalibrationFilters />}
        rowId={({ idResposta }) => String(idResposta)}
        rowName={({ nmPessoa }) => nmPessoa}
        onReload={() => read.refetch()}
        empty={{ title: texts.nobody, description: texts.nobodyText }}
      />
      {opened ? (
        <Suspense fallback={null}>
          <ScoreDialog
            {...opened}
            mayChange={mayChange && read.data?.flAberta === true}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const column = gridColumnsOf<Person>();

function columnsOf(
  competencies: readonly Competency[],
  onOpen: (person: Person, competencyId: number) => void,
) {
  return column.columns([
    column.accessor('nmPessoa', {
      header: texts.person,
      cell: ({ row: { original } }) => <PersonCell {...original} flAtivo />,
      meta: {
        isCardTitle: true,
        width: '220px',
        sort: 'nome',
        alsoSort: { key: 'cargo', label: texts.position },
      },
    }),
    ...competencies.map(({ idCompetencia, nmCompetencia }) =>
      column.display({
        id: String(idCompetencia),
        header: nmCompetencia,
        meta: { sort: scoreSortOf(idCompetencia) },
        cell: ({ row: { original } }) => (
          <ScoreCell
            person={original}
            competency={nmCompetencia}
            score={original.notas.find((one) => one.idCompetencia === idCompetencia)}
            onOpen={() => onOpen(original, idCompetencia)}
          />
        ),
      }),
    ),
  ]);
}

interface ScoreCellProps {
  person: Person;
  competency: string;
  score: Schema<'CalibrationScore'> | undefined;
  onOpen: () => void;
}

function ScoreCell({ person, competency, score, onOpen }: ScoreCellProps) {
  if (!score) return <span>{texts.noScore}</span>;
  const { nrNota, mediaGestores } = score;
  return (
    <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={onOpen}>
      <span>
        {nrNota === null ? texts.score(mediaGestores) : texts.adjusted(nrNota, mediaGestores)}
      </span>
      <VisuallyHidden>{` ${texts.scoreOf(person.nmPessoa, competency)}`}</VisuallyHidden>
    </Button>
  );
}
