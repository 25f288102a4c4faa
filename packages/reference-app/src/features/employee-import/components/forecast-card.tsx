import type { Schema } from '@aferir/api-client';
import { Card, Notice, RetryNotice, useFocusHeir, VisuallyHidden } from '@aferir/ui';
import { useRef } from 'react';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { importMessages as texts } from '../employee-import-messages.ts';
import { downloadChanges, downloadRefusals } from '../forecast-lists.ts';
import type { Renaming } from '../sheet/sheet-protocol.ts';
import type { Forecast } from '../use-forecast.ts';
import { ChangesSection } from './changes-section.tsx';
import styles from './employee-import.module.css';
import { ImportFigures } from './import-figures.tsx';
import { NamesSection } from './names-section.tsx';
import { NearNamesSection } from './near-names-section.tsx';
import { RefusalsSection } from './refusals-section.tsx';

/** Props of {@link ForecastCard}. */
export interface ForecastCardProps {
  forecast: Forecast;
  onRetry: () => void;
  /** All that would change, not the first rows alone. */
  onAskAll: () => Promise<Schema<'ImportPreview'>>;
  onRename: (renaming: Renaming) => void;
  /** Mends a row that is refused. */
  onFix: (refusal: Schema<'ImportRefusal'>) => void;
}

/** Says what the import would do. */
export function ForecastCard({ forecast, onRetry, onAskAll, onRename, onFix }: ForecastCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  // What was asked of a row goes once that is answered.
  const noteFocus = useFocusHeir(frame);
  if (forecast.status === 'failed') {
    return (
      <RetryNotice
        title={texts.forecastFailed}
        retryLabel={staffFormMessages.retry}
        onRetry={onRetry}
      >
        {forecast.problem}
      </RetryNotice>
    );
  }
  const { status, data } = forecast;
  return (
    <Card title={texts.forecast} headingLevel={3}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, it takes the focus from a name that is gone */}
      <div
        ref={frame}
        role="group"
        aria-label={texts.forecast}
        tabIndex={-1}
        className={styles.stack}
        onFocus={noteFocus}
      >
        <VisuallyHidden role="status">
          {status === 'ready' ? `${texts.forecast}: ${texts.counts(data)}.` : ''}
        </VisuallyHidden>
        <ImportFigures label={texts.figures} counts={status === 'ready' ? data : undefined} />
        {data
          ? lacksOf(data).map((text) => (
              <Notice key={text} tone="warning">
                {text}
              </Notice>
            ))
          : null}
        {data && data.qtdSemEmail > 0 ? (
          <Notice tone="info">{texts.willLackEmail(data.qtdSemEmail)}</Notice>
        ) : null}
        {data ? (
          <>
            <NearNamesSection
              names={data.nomesProximos}
              isBusy={status !== 'ready'}
              onRename={(renaming) => {
                frame.current?.focus();
                onRename(renaming);
              }}
            />
            <RefusalsSection
              refusals={data.recusas}
              count={data.qtdRecusas}
              onFix={onFix}
              onDownload={async () => downloadRefusals(await onAskAll())}
            />
            <ChangesSection
              changes={data.alteracoes}
              count={data.qtdAlterados}
              onDownload={async () => downloadChanges(await onAskAll())}
            />
          </>
        ) : null}
        <NamesSection title={texts.newPositions} names={data?.cargosNovos ?? []} />
        <NamesSection title={texts.newDepartments} names={data?.departamentosNovos ?? []} />
      </div>
    </Card>
  );
}

/** What the user may not do, and what stays out for it. */
function lacksOf(data: Schema<'ImportPreview'>): string[] {
  const lacks = [
    !data.flPodeAlterar && texts.lacksChange,
    !data.flPodeCriarCargos && data.cargosNovos.length > 0 && texts.lacksPositions,
    !data.flPodeCriarDepartamentos && data.departamentosNovos.length > 0 && texts.lacksDepartments,
  ];
  return lacks.filter((text) => text !== false);
}
