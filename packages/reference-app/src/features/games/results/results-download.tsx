import type { Schema } from '@aferir/api-client';
import { toFileName } from '@aferir/widgets';
import { useServices } from '../../../services/services-context.tsx';
import { CsvButton } from '../../../shared/printing/csv-button.tsx';
import { gameResultsMessages as texts } from './game-results-messages.ts';
import { answerRows, figureRows } from './result-rows.ts';

/** Lets staff take results along: who answered what, or of an anonymous game the figures that show. */
export function ResultsDownload({ results }: { results: Schema<'GameResults'> }) {
  const { staff } = useServices();
  const { idJogo, nmJogo, flAnonimo } = results;
  const fileOf = flAnonimo ? texts.figuresFile : texts.answersFile;
  return (
    <CsvButton
      label={flAnonimo ? texts.figuresCsv : texts.answersCsv}
      failedText={texts.csvFailed}
      read={async () => ({
        name: fileOf(toFileName(nmJogo)),
        rows: flAnonimo ? figureRows(results) : await answerRows(staff, idJogo),
      })}
    />
  );
}
