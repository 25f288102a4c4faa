import type { Schema } from '@aferir/api-client';
import { type FirstStep, SECTION, sectionOfFirstStep } from '@aferir/domain';
import { Button, Card, VisuallyHidden } from '@aferir/ui';
import { Circle, CircleCheckBig } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { NEW_RECORD, RECORD_PARAM } from '../../../shared/address/param-names.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { firstStepsMessages as texts } from '../first-steps-messages.ts';
import styles from './first-steps-card.module.css';

/** Props of {@link FirstStepsCard}. */
export interface FirstStepsCardProps {
  /** Those that whoever looks may do, the done ones too. */
  steps: readonly Schema<'FirstStep'>[];
}

/** What a company does before its first result: what is done is ticked, and the next step is the one to take. */
export function FirstStepsCard({ steps }: FirstStepsCardProps) {
  const done = steps.filter(({ flConcluido }) => flConcluido).length;
  const hasNoPeople = steps.some(
    ({ dsPasso, flConcluido }) => dsPasso === 'pessoas' && !flConcluido,
  );
  const next = steps.find(({ flConcluido }) => !flConcluido)?.dsPasso;
  return (
    <Card title={texts.title} description={texts.progress(done, steps.length)}>
      <ol className={styles.steps}>
        {steps.map(({ dsPasso: step, flConcluido }) => {
          const isLater = step === 'avaliacao' && hasNoPeople;
          return (
            <li key={step} className={styles.step} data-done={flConcluido || undefined}>
              {flConcluido ? (
                <CircleCheckBig aria-hidden className={styles.mark} />
              ) : (
                <Circle aria-hidden className={styles.mark} />
              )}
              <span className={styles.words}>
                <span className={styles.name}>
                  <span>{texts.steps[step].name}</span>
                  {flConcluido ? <VisuallyHidden>{`: ${texts.done}`}</VisuallyHidden> : null}
                </span>
                {flConcluido ? null : (
                  <span className={styles.text}>
                    {isLater ? texts.afterPeople : texts.steps[step].text}
                  </span>
                )}
              </span>
              {flConcluido || isLater ? null : <StepActions step={step} isNext={step === next} />}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** The ways to do a step. */
function StepActions({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const member = useStaffMember();
  const section = member ? sectionOfFirstStep(member.permissions, step) : undefined;
  if (section === undefined) return null;
  return (
    <span className={styles.actions}>
      {step === 'pessoas' ? (
        <Button asChild variant="secondary">
          <Link to={linkTo(paths.staffEmployees, { search: { [RECORD_PARAM]: NEW_RECORD } })}>
            {texts.addPerson}
          </Link>
        </Button>
      ) : null}
      <Button asChild variant={isNext ? 'primary' : 'secondary'}>
        <Link to={placeOf(step, section)}>{texts.steps[step].action}</Link>
      </Button>
    </span>
  );
}

function placeOf(step: FirstStep, section: number): string {
  switch (step) {
    case 'dados':
      return linkTo(paths.staffInstitution);
    case 'pessoas':
      return linkTo(paths.staffEmployeeImport);
    case 'competencias':
      return linkTo(paths.staffCompetencies, { search: { [RECORD_PARAM]: NEW_RECORD } });
    case 'avaliacao':
      return linkTo(
        section === SECTION.behavioral ? paths.staffBehavioral : paths.staffPerformance,
      );
  }
}
