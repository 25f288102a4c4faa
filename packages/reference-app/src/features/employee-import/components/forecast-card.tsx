import type { Schema } from '@aferir/api-client';
import { Card, Notice, RetryNotice } from '@aferir/ui';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { importMessages as texts } from '../employee-import-messages.ts';
import type { Forecast } from '../use-forecast.ts';
import styles from './employee-import.module.css';
import { ImportFigures } from './import-figures.tsx';
import { NamesSection } from './names-section.tsx';

/** Props of {@link ForecastCard}. */
export interface ForecastCardProps {
  forecast: Forecast;
  onRetry: () => void;
}

/** Says what the import would do. */
export function ForecastCard({ forecast, onRetry }: ForecastCardProps) {
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
      <div className={styles.stack}>
        <ImportFigures label={texts.figures} counts={status === 'ready' ? data : undefined} />
        {data
          ? lacksOf(data).map((text) => (
              <Notice key={text} tone="warning">
                {text}
              </Notice>
            ))
          : null}
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
