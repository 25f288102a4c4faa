import type { Schema } from '@aferir/api-client';
import { Card, FigureCard, Notice, RetryNotice, Skeleton } from '@aferir/ui';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { importMessages as texts } from '../employee-import-messages.ts';
import styles from './employee-import.module.css';
import { NamesSection } from './names-section.tsx';

/** What the server says that the import would do. */
export interface Forecast {
  readonly data: Schema<'ImportPreview'> | undefined;
  readonly problem: string | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Says what the import would do. */
export function ForecastCard({
  forecast: { data, problem, isLoading, retry },
}: {
  forecast: Forecast;
}) {
  if (problem !== undefined) {
    return (
      <RetryNotice
        title={texts.forecastFailed}
        retryLabel={staffFormMessages.retry}
        isRetrying={isLoading}
        onRetry={retry}
      >
        {problem}
      </RetryNotice>
    );
  }
  const figures = [
    [texts.created, data?.qtdNovos],
    [texts.changed, data?.qtdAlterados],
    [texts.unchanged, data?.qtdSemMudanca],
    [texts.withFault, data?.qtdComErro],
  ] as const;
  const lacks = data
    ? [
        !data.flPodeAlterar && texts.lacksChange,
        !data.flPodeCriarCargos && data.cargosNovos.length > 0 && texts.lacksPositions,
        !data.flPodeCriarDepartamentos &&
          data.departamentosNovos.length > 0 &&
          texts.lacksDepartments,
      ].filter((text) => text !== false)
    : [];
  return (
    <Card title={texts.forecast} headingLevel={3}>
      <div className={styles.stack}>
        <div className={styles.figures}>
          {figures.map(([label, count]) => (
            <FigureCard
              key={label}
              label={label}
              value={
                count === undefined || isLoading ? (
                  <Skeleton width="48px" height="28px" />
                ) : (
                  count.toLocaleString('pt-BR')
                )
              }
            />
          ))}
        </div>
        {lacks.map((text) => (
          <Notice key={text} tone="warning">
            {text}
          </Notice>
        ))}
        <NamesSection title={texts.newPositions} names={data?.cargosNovos ?? []} />
        <NamesSection title={texts.newDepartments} names={data?.departamentosNovos ?? []} />
      </div>
    </Card>
  );
}
