import { Button, TextField } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { staffFormMessages as texts } from '../form-messages.ts';
import styles from './copy-field.module.css';

/** Props of {@link CopyField}. */
export interface CopyFieldProps {
  label: string;
  value: string;
}

/** A text to be taken elsewhere. */
export function CopyField({ label, value }: CopyFieldProps) {
  const { toasts } = useServices();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show({ tone: 'success', message: texts.copied });
    } catch {
      // Not every browser lets a page write there, least of all without https.
      toasts.show({ tone: 'danger', message: texts.copyFailed });
    }
  }

  return (
    <div className={styles.root}>
      <TextField
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
