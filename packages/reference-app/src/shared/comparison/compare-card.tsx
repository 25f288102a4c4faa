import { Button, Card, Form, SelectField } from '@aferir/ui';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../language/speech-context.tsx';
import styles from './compare-card.module.css';
import { compareTexts } from './compare-messages.ts';
import {
  type Comparable,
  type ComparedPair,
  type PairParams,
  useComparedPair,
} from './use-compared-pair.ts';

/** Props of {@link CompareCard}. */
export interface CompareCardProps {
  /** Newest first. */
  finished: readonly Comparable[];
  /** Where several kinds are compared on a page: which kind it is. @default that two are compared */
  title?: string;
  /** Where several kinds are compared on a page: what keeps this pair in the address. */
  params?: PairParams;
  /** Shows what changed between two of them. */
  children: (pair: ComparedPair) => ReactNode;
}

/** Lets a person choose two assessments and shows what changed. */
export function CompareCard({ finished, title, params, children }: CompareCardProps) {
  const texts = useTexts(compareTexts);
  const [pair, compare] = useComparedPair(finished, params);
  const [newest, previous] = finished;
  return (
    <Card
      title={title ?? texts.compareTitle}
      description={texts.compareText}
      className={styles.card}
    >
      {newest && previous ? (
        <>
          <CompareForm
            key={pair ? `${pair.earlier.id} ${pair.later.id}` : 'none'}
            finished={finished}
            chosen={pair ?? { earlier: previous, later: newest }}
            onCompare={compare}
          />
          {pair ? children(pair) : null}
        </>
      ) : (
        <p className={styles.hint}>{texts.compareNeedsTwo}</p>
      )}
    </Card>
  );
}

interface CompareFormProps {
  finished: readonly Comparable[];
  chosen: ComparedPair;
  onCompare: (ids: readonly [number, number]) => void;
}

function CompareForm({ finished, chosen, onCompare }: CompareFormProps) {
  const texts = useTexts(compareTexts);
  const [first, setFirst] = useState(String(chosen.earlier.id));
  const [second, setSecond] = useState(String(chosen.later.id));
  const [isTried, setIsTried] = useState(false);
  const isSame = first === second;
  const options = finished.map(({ id, date }) => ({
    value: String(id),
    label: texts.option(date, id),
  }));

  async function submit() {
    setIsTried(true);
    if (!isSame) onCompare([Number(first), Number(second)]);
  }

  return (
    <Form onSubmit={submit}>
      <div className={styles.form}>
        <SelectField label={texts.first} options={options} value={first} onValueChange={setFirst} />
        <SelectField
          label={texts.second}
          options={options}
          value={second}
          onValueChange={setSecond}
          error={isTried && isSame ? texts.chooseAnother : undefined}
        />
        <Button type="submit" className={styles.submit}>
          {texts.compare}
        </Button>
      </div>
    </Form>
  );
}
