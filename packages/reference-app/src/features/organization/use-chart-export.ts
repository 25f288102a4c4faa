import { getStaffUserQuery } from '@aferir/api-client/react';
import { downloadFile, loadChunk, toFileName } from '@aferir/widgets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import type { Department } from './department.ts';
import type { ChartFormat, ChartPdfOptions } from './export/export-chart.ts';
import { organizationMessages as texts } from './organization-messages.ts';

type Progress = Parameters<NonNullable<ChartPdfOptions['onProgress']>>[0];

/** Hands over what is open of the chart as a file. */
export function useChartExport(
  departments: readonly Department[],
  expandedIds: ReadonlySet<string>,
) {
  const { staff, toasts } = useServices();
  const queries = useQueryClient();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const giveUp = useRef<AbortController>(null);

  async function make(format: ChartFormat, company: string): Promise<Blob | undefined> {
    const content = { company, departments, expandedIds };
    const { chartToPdf, chartToPng, chartToSvg } = await loadChunk(
      () => import('./export/export-chart.ts'),
    );
    switch (format) {
      case 'png':
        return chartToPng(content);
      case 'svg':
        return chartToSvg(content);
      case 'pdf':
        giveUp.current = new AbortController();
        return chartToPdf(content, { onProgress: setProgress, signal: giveUp.current.signal });
    }
  }

  const making = useMutation({
    async mutationFn(format: ChartFormat) {
      const user = await queries.ensureQueryData(getStaffUserQuery(staff));
      const company = user.nmNomeFantasia ?? user.nmCliente;
      const file = await make(format, company);
      if (!file) return setIsTooLarge(true);
      downloadFile(file, texts.fileNameOf(toFileName(company), format));
      toasts.show({ tone: 'success', message: texts.exported });
    },
    onError: () => {
      if (!giveUp.current?.signal.aborted) {
        toasts.show({ tone: 'danger', message: texts.exportFailed });
      }
    },
    onSettled: () => {
      giveUp.current = null;
      setProgress(undefined);
    },
  });

  return {
    isExporting: making.isPending,
    /** How far a document is. */
    progress,
    /** No browser could draw it in one picture: another way is to be chosen. */
    isTooLarge,
    save(format: ChartFormat) {
      setIsTooLarge(false);
      making.mutate(format);
    },
    closeTooLarge: () => setIsTooLarge(false),
    giveUp: () => giveUp.current?.abort(),
  };
}
