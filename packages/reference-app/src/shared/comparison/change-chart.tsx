import { type Language, type ValueChange, widestFirst } from '@aferir/domain';
import { RadarChart, type RadarChartProps } from '@aferir/ui';
import type { Said } from '../language/speech.ts';
import { useSpeech, useTexts } from '../language/speech-context.tsx';
import { useContentLang } from '../language/use-content-lang.ts';
import { formatValue } from './change-texts.ts';
import { type compareMessages, compareTexts } from './compare-messages.ts';

/** Fewer axes than this make no surface. */
const LEAST_AXES = 3;

/** Props of {@link ChangeChart}. */
export interface ChangeChartProps {
  /** What the picture shows. */
  title: string;
  changes: readonly ValueChange[];
  /** What the two are called. */
  names: readonly [earlier: string, later: string];
  scale: NonNullable<RadarChartProps['scale']>;
}

/** The values of two assessments, or of two groups of them, as two lines around one circle. */
export function ChangeChart({ title, changes, names: [earlier, later], scale }: ChangeChartProps) {
  const texts = useTexts(compareTexts);
  const { language } = useSpeech();
  const { lang: contentLang } = useContentLang();
  if (changes.length < LEAST_AXES) return null;
  return (
    <RadarChart
      headingLevel={4}
      title={title}
      summary={summaryOf(changes, texts, language)}
      axes={changes.map(({ name }) => name)}
      series={[
        { id: 'earlier', name: earlier, values: changes.map(({ before }) => before) },
        { id: 'later', name: later, values: changes.map(({ after }) => after) },
      ]}
      scale={scale}
      contentLang={contentLang}
    />
  );
}

function summaryOf(
  changes: readonly ValueChange[],
  texts: Said<typeof compareMessages>,
  language: Language,
): string {
  const [widest] = widestFirst(changes);
  if (!widest?.difference) return texts.nothingChanged;
  const { name, before, after } = widest;
  return texts.widestChange(name, formatValue(before, language), formatValue(after, language));
}
