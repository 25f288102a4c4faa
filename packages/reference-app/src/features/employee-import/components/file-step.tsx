import { Button, Card, Notice, Spinner } from '@aferir/ui';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { importMessages as texts } from '../employee-import-messages.ts';
import styles from './employee-import.module.css';
import { ModelSheet } from './model-sheet.tsx';

/** Props of {@link FileStep}. */
export interface FileStepProps {
  isReading: boolean;
  /** Why the last file can't be imported. */
  problem: string | undefined;
  onFile: (file: File) => void;
}

/** Takes a file, chosen or dropped. */
export function FileStep({ isReading, problem, onFile }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDropping, setIsDropping] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDropping(event.type === 'dragover');
    const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
    if (file) onFile(file);
  }

  return (
    <div className={styles.stack}>
      {problem ? (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen by the button too */}
      <div
        className={styles.drop}
        data-dropping={isDropping || undefined}
        onDragOver={drop}
        onDragLeave={() => setIsDropping(false)}
        onDrop={drop}
      >
        <FileSpreadsheet aria-hidden size={32} />
        <p className={styles.muted}>{texts.pick}</p>
        <Button isLoading={isReading} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <p className={styles.muted}>{texts.drop}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept=".csv,.xls,.xlsx"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            // The same file can be chosen again once it was mended.
            target.value = '';
          }}
        />
        {isReading ? <Spinner label={texts.reading} /> : null}
      </div>
      <Card title={texts.infoTitle} headingLevel={3}>
        <ul className={styles.info}>
          {texts.info.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card
        title={texts.columnsTitle}
        description={texts.marksText}
        headingLevel={3}
        actions={<ModelSheet />}
      >
        <dl className={styles.guide}>
          {texts.columnsHelp.map(([field, example, rule]) => (
            <div key={field}>
              <dt>{texts.fieldNames[field]}</dt>
              <dd>
                <p>{rule}</p>
                <p className={styles.muted}>{texts.sample(example)}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
