import { IMPORT_FIELDS } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { downloadFile, loadChunk } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';

/** Hands over an empty sheet that has the columns already. */
export function ModelSheet() {
  const { toasts } = useServices();
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const { writeXlsx } = await loadChunk(() => import('../write-model.ts'));
      const names = IMPORT_FIELDS.map((field) => texts.fieldNames[field]);
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      const bytes = writeXlsx([{ name: texts.modelSheet, rows: [names] }]);
      downloadFile(new Blob([bytes.slice()], { type }), texts.modelFile);
    },
    onError: () => toasts.show({ tone: 'danger', message: texts.modelFailed }),
  });
  return (
    <Button variant="secondary" icon={<Download />} isLoading={isPending} onClick={() => mutate()}>
      {texts.model}
    </Button>
  );
}
