import { PLACE_LABELS, PLACES } from '@aferir/domain';
import { Button, Card, Notice, PageHeader, RankChoice, type RankValue } from '@aferir/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { useContentLang } from '../../../shared/language/use-content-lang.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { tutorialExample, tutorialTexts } from '../tutorial-messages.ts';
import styles from './disc-tutorial-screen.module.css';

const places = PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }));

/** Props of {@link DiscTutorialScreen}. */
export interface DiscTutorialScreenProps {
  /** The assessment that the person comes from. */
  assessmentHref: string | null;
}

/** Explains the scale of the questionnaire, with an example to try. */
export function DiscTutorialScreen({ assessmentHref }: DiscTutorialScreenProps) {
  const texts = useTexts(tutorialTexts);
  return (
    <div className={styles.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <Card title={texts.stepsTitle}>
        <ol className={styles.list}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Card title={texts.exampleTitle} description={texts.exampleText}>
        <Example />
      </Card>
      <Card title={texts.tipsTitle}>
        <ul className={styles.list}>
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
      {assessmentHref ? (
        <Button asChild size="l" className={styles.action}>
          <Link to={assessmentHref}>{texts.toAssessment}</Link>
        </Button>
      ) : null}
    </div>
  );
}

function Example() {
  const texts = useTexts(tutorialTexts);
  const { lang } = useContentLang();
  const [value, setValue] = useState<RankValue>({});
  const left = tutorialExample.options.length - Object.keys(value).length;
  return (
    <div className={styles.example}>
      <RankChoice
        contentLang={lang}
        legend={tutorialExample.question}
        options={tutorialExample.options}
        places={places}
        value={value}
        onChange={setValue}
      />
      <div role="status">
        {left > 0 ? (
          <p className={styles.left}>{texts.exampleLeft(left)}</p>
        ) : (
          <Notice tone="success">{texts.exampleDone}</Notice>
        )}
      </div>
    </div>
  );
}
