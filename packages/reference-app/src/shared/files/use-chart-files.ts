import type { ChartFiles } from '@aferir/ui';
import { downloadFile, toFileName } from '@aferir/widgets';
import { useServices } from '../../services/services-context.tsx';
import { csvFile } from './csv-file.ts';

const FAILED = 'Erro ao gerar o arquivo. Tente novamente.';

/** Takes charts along as files, given what each is about. */
export function useChartFiles(): (about: string) => Required<ChartFiles> {
  const { toasts } = useServices();
  const tellFailure = () => {
    toasts.show({ tone: 'danger', message: FAILED });
  };
  return (about) => ({
    saveTable(rows) {
      csvFile(rows).then((file) => downloadFile(file, `${toFileName(about)}.csv`), tellFailure);
    },
    saveImage(png) {
      if (png) downloadFile(png, `${toFileName(about)}.png`);
      else tellFailure();
    },
  });
}
