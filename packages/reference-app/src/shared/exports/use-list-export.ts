import { isApiProblem, type Schema } from '@aferir/api-client';
import { createListExportMutation, getListExportQuery } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { exportMessages as texts } from './export-messages.ts';

/** Between two questions how far a file is, in milliseconds: soon at first, and never less often than that. */
const ASK_AGAIN = { first: 1000, factor: 1.5, most: 15_000 } as const;

/** A list that is taken away. */
type ListOrder = Required<Schema<'CreateListExportRequest'>>;

/**
 * Has the server write a list into a file, waits for it, and has the browser save it; toasts tell how it went. It goes on
 * when the person looks at something else meanwhile.
 */
export function useListExport() {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const create = createListExportMutation(staff);

  async function take(body: ListOrder) {
    const { data: idExportacao } = await create.mutationFn({ body });
    const read = () => getListExportQuery(staff, { path: { idExportacao } }).read();
    let list = await read();
    if (list.dsSituacao !== 'fila') return list;
    const waits = toasts.show({ tone: 'info', message: texts.waits });
    try {
      let pause: number = ASK_AGAIN.first;
      while (list.dsSituacao === 'fila') {
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(pause * ASK_AGAIN.factor, ASK_AGAIN.most);
        list = await read();
      }
    } finally {
      // How it went is told in its place.
      toasts.dismiss(waits);
    }
    return list;
  }

  return useMutation({
    mutationFn: take,
    onSuccess: ({ urlArquivo, nmArquivo, qtdRegistros }) => {
      if (urlArquivo === null) {
        toasts.show({ tone: 'danger', message: texts.failed });
        return;
      }
      saveFrom(urlArquivo, nmArquivo);
      toasts.show({ tone: 'success', message: texts.saved(qtdRegistros ?? 0) });
    },
    onError: (error) => {
      if (isApiProblem(error)) tellFailure(error, texts.notAsked);
    },
  });
}

function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
