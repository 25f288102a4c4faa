import type { ApiProblem } from '@aferir/api-client';
import {
  Button,
  ConfirmDialog,
  Notice,
  RadioGroupField,
  Skeleton,
  SkeletonGroup,
} from '@aferir/ui';
import {
  AUDIENCES,
  type Audience,
  type AudienceCounts,
  askedCount,
  skippedText,
} from './mass-send-audience.ts';
import styles from './mass-send-dialog.module.css';
import { PeopleWithoutManager } from './people-without-manager.tsx';
import { requestMessages } from './request-messages.ts';
import { CompetenciesNeeded } from './send-obstacle.tsx';

/** Props of {@link MassSendDialog}. */
export interface MassSendDialogProps {
  isOpen: boolean;
  audience: Audience;
  onAudienceChange: (audience: Audience) => void;
  /** Whether who has no manager is left out. */
  isManagedOnly: boolean;
  onManagedOnlyChange: (isManagedOnly: boolean) => void;
  /** Undefined until they are known. */
  counts: AudienceCounts | undefined;
  /** Whether there is nothing yet that could be asked of anybody. */
  lacksCompetencies: boolean;
  /** Whether anybody was chosen in the list. */
  hasChosen: boolean;
  /** What kept the counts from being read. */
  problem: ApiProblem | null;
  onRetry: () => void;
  onConfirm: () => void;
  /** Told of a no. */
  onCancel: () => void;
  /** Told that it is closed where there was nothing to say no to. */
  onClose: () => void;
}

/** Asks whom a mass send is for and says, before anything is sent, how many people get a request, and who of them no mail. */
export function MassSendDialog({
  isOpen,
  audience,
  onAudienceChange,
  isManagedOnly,
  onManagedOnlyChange,
  counts,
  lacksCompetencies,
  hasChosen,
  problem,
  onRetry,
  onConfirm,
  onCancel,
  onClose,
}: MassSendDialogProps) {
  const asked = counts && !lacksCompetencies ? askedCount(counts[audience], isManagedOnly) : 0;
  const reachesNobody = asked === 0 && (counts !== undefined || problem !== null);
  const question =
    audience === 'all' ? requestMessages.sendToAllQuestion : requestMessages.newRequestQuestion;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={requestMessages.massSendTitle}
      message={reachesNobody ? undefined : question}
      confirmLabel={requestMessages.sendToPeople(asked)}
      onConfirm={reachesNobody ? undefined : onConfirm}
      isConfirmDisabled={asked === 0}
      onCancel={reachesNobody ? onClose : onCancel}
    >
      {lacksCompetencies ? (
        <CompetenciesNeeded />
      ) : counts ? (
        <AudienceChoice
          {...{ audience, onAudienceChange, counts, hasChosen, isManagedOnly, onManagedOnlyChange }}
        />
      ) : problem ? (
        <Notice
          tone="warning"
          action={
            <Button size="s" variant="secondary" onClick={onRetry}>
              {requestMessages.retry}
            </Button>
          }
        >
          {problem.message}
        </Notice>
      ) : (
        <SkeletonGroup label={requestMessages.massSendLoading} className={styles.loading}>
          {AUDIENCES.map((one) => (
            <Skeleton key={one} width="80%" />
          ))}
        </SkeletonGroup>
      )}
    </ConfirmDialog>
  );
}

type AudienceChoiceProps = Pick<
  MassSendDialogProps,
  'audience' | 'onAudienceChange' | 'hasChosen' | 'isManagedOnly' | 'onManagedOnlyChange'
> & { counts: AudienceCounts };

function AudienceChoice({
  audience,
  onAudienceChange,
  counts,
  hasChosen,
  isManagedOnly,
  onManagedOnlyChange,
}: AudienceChoiceProps) {
  const { withoutManager = 0, unmailed } = counts[audience];
  const asked = askedCount(counts[audience], isManagedOnly);
  const hasOthers = asked === 0 && audience !== 'all' && counts.all.asked > 0;
  const options = AUDIENCES.map((one) => ({
    value: one,
    label: requestMessages.audiences[one](counts[one].asked),
    ...(one === 'chosen' &&
      !hasChosen && { isDisabled: true, description: requestMessages.chooseInList }),
  }));
  return (
    <>
      <RadioGroupField
        label={requestMessages.audience}
        options={options}
        value={audience}
        onValueChange={(value) => onAudienceChange(value as Audience)}
      />
      <div role="status" className={styles.counts}>
        <p>{requestMessages.willReceive(asked)}</p>
        {unmailed > 0 && !isManagedOnly ? (
          <p className={styles.skipped}>{requestMessages.unmailed(unmailed)}</p>
        ) : null}
        <p className={styles.skipped}>{skippedText(counts[audience].skipped)}</p>
        {hasOthers ? <p className={styles.skipped}>{requestMessages.othersMayReceive}</p> : null}
      </div>
      {withoutManager > 0 ? (
        <PeopleWithoutManager
          count={withoutManager}
          areLeftOut={isManagedOnly}
          onLeaveOut={onManagedOnlyChange}
        />
      ) : null}
    </>
  );
}
