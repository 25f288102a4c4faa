import type { Schema } from '@aferir/api-client';
import { FigureCard, FigureRow } from '@aferir/ui';
import { decimalText } from '../results/result-texts.ts';
import { BANDS, type Band } from './bands.tsx';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';

const COUNTED = [
  { band: 'favoravel', label: texts.favorableCount },
  { band: 'atencao', label: texts.attentionCount },
  { band: 'critico', label: texts.criticalCount },
] as const satisfies readonly { band: Band; label: string }[];

/** The survey at a glance: its index, and how many dimensions are in each band. */
export function ReportFigures({ report }: { report: Schema<'PsychosocialReport'> }) {
  const { nrIndiceGeral, dsFaixaGeral, dimensoes } = report;
  const overall = dsFaixaGeral === null ? undefined : BANDS[dsFaixaGeral];
  return (
    <FigureRow label={texts.summary}>
      {nrIndiceGeral !== null && overall ? (
        <FigureCard
          label={texts.overall}
          value={decimalText(nrIndiceGeral)}
          hint={`${overall.name}. ${texts.overallHint}`}
          icon={overall.icon}
          tone={overall.tone}
        />
      ) : null}
      {COUNTED.map(({ band, label }) => (
        <FigureCard
          key={band}
          label={label}
          value={dimensoes.filter(({ dsFaixa }) => dsFaixa === band).length}
          icon={BANDS[band].icon}
        />
      ))}
    </FigureRow>
  );
}
