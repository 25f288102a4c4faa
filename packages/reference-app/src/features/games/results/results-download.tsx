import type { Schema } from '@aferir/api-client';
import { Button } from '@aferir/ui';
import { downloadFile, toFileName } from '@aferir/widgets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { csvFile } from '../../../shared/files/csv-file.ts';
import { gameResultsMessages as texts } from './game-results-messages.ts';
import { answerRows, figureRows } from './result-rows.ts';

/** Lets staff take results along: who answered what, or of an anonymous game the figures that show. */
export function ResultsDownload({ results }: { results: Schema<'GameResults'> }) {
  const { staff, toasts } = useServices();
  const queries = useQueryClient();
  const { idJogo, nmJogo, flAnonimo } = results;
  const csv = useMutation({
    async mutationFn() {
      const rows = flAnonimo ? figureRows(results) : await answerRows(queries, staff, idJogo);
      const fileOf = flAnonimo ? texts.figuresFile : texts.answersFile;
      downloadFile(await csvFile(rows), `${fileOf(toFileName(nmJogo))}.csv`);
    },
    onError: () => {
      toasts.show({ tone: 'danger', message: texts.csvFailed });
    },
  });
  return (
    <Button
      variant="secondary"
      icon={<FileSpreadsheet />}
      isLoading={csv.isPending}
      onClick={() => csv.mutate()}
    >
      {flAnonimo ? texts.figuresCsv : texts.answersCsv}
    </Button>
  );
}
