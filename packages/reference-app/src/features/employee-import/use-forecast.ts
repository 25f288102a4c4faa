import type { Schema } from '@aferir/api-client';
import { previewEmployeeImportMutation, writeStep } from '@aferir/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { addForecast } from './add-forecast.ts';
import { useLatestTask } from './use-latest-task.ts';

type Preview = Schema<'ImportPreview'>;

/** What the server says that the import would do. */
export type Forecast =
  /** With what it said before, of rows that were other ones. */
  | { readonly status: 'loading'; readonly data?: Preview | undefined }
  | { readonly status: 'ready'; readonly data: Preview }
  | { readonly status: 'failed'; readonly problem: string };

/** Makes the form that carries the rows of some places; without any, all. */
export type WriteForm = (places?: readonly number[]) => Promise<FormData>;

const unasked: Forecast = { status: 'loading' };

/** Asks the server what an import would do, and keeps its last answer. `explain` says why there is none. */
export function useForecast(write: WriteForm, explain: (problem: unknown) => string) {
  const { staff } = useServices();
  const queries = useQueryClient();
  const [forecast, show] = useState<Forecast>(unasked);
  const task = useLatestTask();

  async function tell(places?: readonly number[]): Promise<Preview> {
    const body = await write(places);
    return writeStep(queries, previewEmployeeImportMutation(staff), { body });
  }

  async function ask(known?: Preview, places?: readonly number[]): Promise<void> {
    const data = known ?? ('data' in forecast ? forecast.data : undefined);
    show({ status: 'loading', data });
    await task.run(
      async () => {
        const told = await tell(places);
        return known ? (addForecast(known, told) ?? tell()) : told;
      },
      (answer) => show({ status: 'ready', data: answer }),
      (problem) => show({ status: 'failed', problem: explain(problem) }),
    );
  }

  return {
    forecast,
    /** All that would change, and all that is refused. */
    async askAll(): Promise<Preview> {
      const body = await write();
      body.set('tpAlteracoes', 'todas');
      return writeStep(queries, previewEmployeeImportMutation(staff), { body });
    },
    /** Asks about all rows. */
    ask: () => ask(),
    /** Asks about the rows that can be imported since some were mended; about all of them where others have changed, too. */
    async askFor(mended: readonly number[] | undefined): Promise<void> {
      if (!mended || forecast.status !== 'ready') return ask();
      if (mended.length > 0) await ask(forecast.data, mended);
    },
    /** No answer is wanted any more. */
    forget() {
      task.forget();
      show(unasked);
    },
  };
}
