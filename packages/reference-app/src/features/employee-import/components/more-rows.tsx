import { Button } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import styles from './employee-import.module.css';

/** Props of {@link MoreRows}. */
export interface MoreRowsProps {
  /** How many are not shown. */
  count: number;
  label: string;
  /** Hands over all of them. */
  onDownload: () => Promise<void>;
}

/** Says how many more there are, and hands over all; nothing where all are shown. */
export function MoreRows({ count, label, onDownload }: MoreRowsProps) {
  const { toasts } = useServices();
  const { isPending, mutate } = useMutation({
    mutationFn: onDownload,
    onError: () => toasts.show({ tone: 'danger', message: texts.listFailed }),
  });
  if (count <= 0) return null;
  return (
    <p className={styles.more}>
      <span>{texts.more(count)}</span>
      <Button
        variant="secondary"
        icon={<Download />}
        isLoading={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
    </p>
  );
}
