import type { GridData } from '@aferir/ui';
import { useEffect, useState } from 'react';
import { importMessages as texts } from './employee-import-messages.ts';
import { sheetFailureText } from './reading-messages.ts';
import type { OpenSheet, SheetProblem } from './sheet/open-sheet.ts';
import type { RowTally, SheetPageQuery, SheetPageRow } from './sheet/sheet-protocol.ts';

/** A page of the sheet as a grid shows it; it is asked for anew when the rows stand another way. */
export function useSheetPage(
  ask: OpenSheet['ask'],
  tally: RowTally,
  { page, pageSize, search, onlyFaulty }: SheetPageQuery,
): GridData<SheetPageRow> {
  const [data, setData] = useState<GridData<SheetPageRow>>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  // Another tally means that a row was mended, another number of tries that the last one failed.
  useEffect(() => {
    let isLatest = tally !== undefined && tries >= 0;
    const show = (next: GridData<SheetPageRow>) => {
      if (isLatest) setData(next);
    };
    const onRetry = () => {
      setData({ status: 'loading' });
      setTries((count) => count + 1);
    };
    ask('page', { page, pageSize, search, onlyFaulty }).then(
      ({ rows, total }) => show({ status: 'ready', rows, total }),
      ({ failure }: SheetProblem) =>
        show({
          status: 'failed',
          message: `${texts.rowsFailed} ${sheetFailureText(failure)}`,
          onRetry,
        }),
    );
    return () => {
      isLatest = false;
    };
  }, [ask, tally, tries, page, pageSize, search, onlyFaulty]);

  return data;
}
