import type { SectionId } from '@aferir/domain';
import { Button, DataGrid, type DataGridProps, type GridSelection } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import type { ReactNode } from 'react';
import { useSectionRights } from '../../services/use-section-rights.ts';
import type { ExportedList } from '../exports/export-menu.tsx';
import { ExportOfList } from '../exports/export-of-list.tsx';
import type { RecordAction } from './record-actions.tsx';
import type { GridList } from './use-grid-list.ts';

/** What a list of records says. */
export interface RecordGridTexts {
  readonly title: string;
  readonly found: (count: number) => string;
  readonly listFailed: string;
  /** What its search looks at, in the search box. */
  readonly searches: string;
  readonly add: string;
  readonly empty: string;
  readonly emptyText: string;
}

/** Props of {@link RecordGrid}. */
export interface RecordGridProps<Row extends object>
  extends Pick<
    DataGridProps<Row>,
    'columns' | 'rowId' | 'rowName' | 'narrowings' | 'filterFields' | 'messages'
  > {
  section: SectionId;
  texts: RecordGridTexts;
  list: GridList<{ rows: readonly Row[]; qtdRecords: number }>;
  rowActions: readonly RecordAction<Row>[];
  /** Has records selected; undefined for those who may do nothing with them. */
  selection?: GridSelection<Row> | undefined;
  /** The list as it can be taken away; undefined for one that can't. */
  exported?: ExportedList;
  /** Says how many of what it has then, for example '62 pessoas'. */
  covers?: (count: number) => string;
  /** Adds the first one, from the list that is still empty. */
  onAdd: () => void;
  /** The ways to the first ones. @default adds one */
  emptyAction?: ReactNode;
}

/** The records of a section, page by page, with what can be done with each and by whom. */
export function RecordGrid<Row extends object>({
  section,
  texts,
  list: { read, asked, paper, ...shown },
  exported,
  covers,
  rowActions,
  selection,
  onAdd,
  messages,
  emptyAction = (
    <Button variant="secondary" onClick={onAdd}>
      {texts.add}
    </Button>
  ),
  ...rest
}: RecordGridProps<Row>) {
  const { has } = useSectionRights(section);
  const actions = rowActions.flatMap(({ right, ...action }) => (has(right) ? [action] : []));
  return (
    <DataGrid<Row>
      {...rest}
      {...shown}
      {...(selection && { selection })}
      actions={
        exported ? (
          <ExportOfList
            list={exported}
            asked={asked}
            paper={paper}
            count={read.data?.qtdRecords}
            {...(covers && { covers: covers(read.data?.qtdRecords ?? 0) })}
          />
        ) : null
      }
      messages={{ search: texts.searches, ...messages }}
      title={texts.title}
      countLabel={texts.found}
      data={toGridData<Row>(read, texts.listFailed)}
      isWhole={paper.isWhole}
      rowActions={actions}
      onReload={() => read.refetch()}
      empty={{
        title: texts.empty,
        description: texts.emptyText,
        action: has('incluir') ? emptyAction : null,
      }}
    />
  );
}
