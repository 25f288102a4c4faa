import type { Schema } from '@aferir/api-client';
import { previewImportUndoMutation, undoEmployeeImportMutation } from '@aferir/api-client/react';
import { Button, ConfirmDialog, Spinner } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import { importMessages as texts } from '../employee-import-messages.ts';
import styles from './employee-import.module.css';

type Preview = Schema<'ImportUndoPreview'>;

/** Props of {@link UndoImport}. */
export interface UndoImportProps {
  importId: number;
  fileName: string;
}

/** Undoes an import after a question that says who would stay, and why. */
export function UndoImport({ importId, fileName }: UndoImportProps) {
  const { staff } = useServices();
  const tellFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const body = { idImportacao: importId };
  const counting = useMutation(previewImportUndoMutation(staff));
  const undo = useMutation({
    ...undoEmployeeImportMutation(staff),
    onSuccess: () => setIsAsking(false),
    onError: (problem) => {
      setIsAsking(false);
      tellFailure(problem, texts.undoFailed);
    },
  });
  const told = counting.data?.data;
  const leaving = told ? told.qtdPessoas - told.qtdMantidas : 0;

  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          counting.mutate({ body });
          setIsAsking(true);
        }}
      >
        {texts.undo}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={undo.isPending}
        tone="danger"
        title={texts.undoTitle}
        message={texts.undoText}
        subject={fileName}
        confirmLabel={leaving > 0 ? texts.undoConfirm(leaving) : texts.undo}
        isConfirmDisabled={counting.isPending}
        onConfirm={() => undo.mutate({ body })}
        onCancel={() => setIsAsking(false)}
      >
        <div role="status" className={styles.stack}>
          {counting.isPending ? <Spinner label={texts.undoCounting} /> : null}
          {counting.isError ? <p>{texts.undoUncounted}</p> : null}
          {told ? <WhatStays told={told} /> : null}
        </div>
      </ConfirmDialog>
    </>
  );
}

function WhatStays({ told: { gestores, lugares, ...people } }: { told: Preview }) {
  const keptPlaces = lugares.reduce((sum, { qtdMantidos }) => sum + qtdMantidos, 0);
  return (
    <>
      <WhoStays {...people} />
      {gestores.qtdPessoas > 0 || lugares.length > 0 ? (
        <ul className={styles.names}>
          {gestores.qtdPessoas > 0 ? (
            <li>
              {texts.undoManagers(gestores.qtdPessoas - gestores.qtdMantidas, gestores.qtdMantidas)}
            </li>
          ) : null}
          {lugares.map((places) => (
            <li key={places.tpLugar}>{texts.undoPlaces(places)}</li>
          ))}
        </ul>
      ) : null}
      <KeptNames
        title={texts.placesThatStay}
        names={lugares.flatMap(({ mantidos }) => mantidos)}
        count={keptPlaces}
      />
    </>
  );
}

function WhoStays({
  qtdPessoas,
  qtdMantidas,
  motivos,
  mantidos,
}: Omit<Preview, 'gestores' | 'lugares'>) {
  if (qtdMantidas === 0) return <p>{texts.undoAll(qtdPessoas)}</p>;
  return (
    <div>
      <p>
        {qtdMantidas === qtdPessoas
          ? texts.undoNone(qtdPessoas)
          : texts.undoSome(qtdPessoas, qtdMantidas)}
      </p>
      <ul className={styles.names}>
        {motivos.map(({ tpMotivo, qtdPessoas: count }) => (
          <li key={tpMotivo}>{texts.undoReasons[tpMotivo](count)}</li>
        ))}
      </ul>
      <KeptNames title={texts.whoStays} names={mantidos} count={qtdMantidas} />
    </div>
  );
}

interface KeptNamesProps {
  title: string;
  /** The first of them, and why each stays. */
  names: readonly string[];
  count: number;
}

function KeptNames({ title, names, count }: KeptNamesProps) {
  if (count === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {count > names.length ? <p>{texts.more(count - names.length)}</p> : null}
    </details>
  );
}
