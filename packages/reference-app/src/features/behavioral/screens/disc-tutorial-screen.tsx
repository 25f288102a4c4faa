import { PLACE_LABELS, PLACES } from '@aferir/domain';
import { Button, Card, Notice, PageHeader, RankChoice, type RankValue } from '@aferir/ui';
import { useState } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { tutorialMessages } from '../tutorial-messages.ts';
import styles from './disc-tutorial-screen.module.css';

const places = PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }));

/** Props of {@link DiscTutorialScreen}. */
export interface DiscTutorialScreenProps {
  /** The assessment that the person comes from. */
  assessmentHref: string | null;
}

/** Explains the scale of the questionnaire, with an example to try. */
export function DiscTutorialScreen({ assessmentHref }: DiscTutorialScreenProps) {
  return (
    <div className={styles.root}>
      <PageHeader title={tutorialMessages.title} description={tutorialMessages.purpose} />
      <Card title={tutorialMessages.stepsTitle}>
        <ol className={styles.list}>
          {tutorialMessages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Card title={tutorialMessages.exampleTitle} description={tutorialMessages.exampleText}>
        <Example />
      </Card>
      <Card title={tutorialMessages.tipsTitle}>
        <ul className={styles.list}>
          {tutorialMessages.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
      {assessmentHref ? (
        <Button asChild size="l" className={styles.action}>
          <Link to={assessmentHref}>{tutorialMessages.toAssessment}</Link>
        </Button>
      ) : null}
    </div>
  );
}

function Example() {
  const [value, setValue] = useState<RankValue>({});
  const left = tutorialMessages.exampleOptions.length - Object.keys(value).length;
  return (
    <div className={styles.example}>
      <RankChoice
        legend={tutorialMessages.exampleQuestion}
        options={tutorialMessages.exampleOptions}
        places={places}
        value={value}
        onChange={setValue}
      />
      <div role="status">
        {left > 0 ? (
          <p className={styles.left}>{tutorialMessages.exampleLeft(left)}</p>
        ) : (
          <Notice tone="success">{tutorialMessages.exampleDone}</Notice>
        )}
      </div>
    </div>
  );
}
