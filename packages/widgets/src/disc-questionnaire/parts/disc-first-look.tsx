import { getDiscProfileReportQuery } from '@aferir/api-client/react';
import { certaintyOf, type DiscOutcome } from '@aferir/domain';
import { Notice, ShareBar } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ProfileIcon } from '../../shared/disc-profile/profile-icon.tsx';
import { profileShares } from '../../shared/disc-profile/profile-shares.ts';
import { readOutcome } from '../../shared/disc-profile/read-outcome.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import frame from '../../shared/questionnaire/questionnaire.module.css';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';
import styles from './disc-first-look.module.css';

export interface DiscFirstLookProps {
  /** Hash of the link that has been answered. */
  hash: string;
}

/** What the answers come to, read once they are complete. The thanks stand without it. */
export function DiscFirstLook({ hash }: DiscFirstLookProps) {
  const { client } = useWidget();
  const { data: outcome, isPending } = useQuery({
    ...getDiscProfileReportQuery(client, { query: { idResposta: 0, hsResposta: hash } }),
    select: readOutcome,
  });
  if (isPending) return <div className={frame.later} />;
  return outcome ? <FirstLook outcome={outcome} /> : null;
}

export interface FirstLookProps {
  outcome: DiscOutcome;
}

/** An outcome in its name and its shares, and that these hardly differ where they do. */
export function FirstLook({ outcome }: FirstLookProps) {
  const { messages } = useWidget<DiscQuestionnaireMessages>();
  const content = useContentLang();
  const { isBarelyDifferentiated } = certaintyOf(outcome.shares);
  return (
    <section className={clsx(frame.later, styles.root)} aria-label={messages.firstLook}>
      <div className={styles.outcome}>
        <ProfileIcon outcome={outcome.name} size={56} isDecorative />
        <p>
          <span className={styles.label}>{messages.firstLook}</span>
          <strong {...content} className={styles.name}>
            {outcome.name}
          </strong>
        </p>
      </div>
      <ShareBar
        label={messages.shares}
        shares={profileShares(outcome)}
        mainLabel={messages.mainShare}
      />
      {isBarelyDifferentiated ? (
        <Notice tone="info" title={messages.barelyDifferentiatedTitle}>
          {messages.barelyDifferentiated}
        </Notice>
      ) : null}
    </section>
  );
}
