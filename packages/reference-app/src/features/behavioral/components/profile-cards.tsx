import { discOutcomeCountsQuery } from '@aferir/api-client/react';
import { Button, FigureCard, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { ProfileIcon } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useId } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { type CompanyProfiles, countByProfile, type ProfileCount } from '../profile-counts.ts';
import styles from './profile-cards.module.css';

/** How many evaluations led to each profile, and how many people have none. */
export function ProfileCards() {
  const { staff } = useServices();
  const titleId = useId();
  const counts = useQuery({ ...discOutcomeCountsQuery(staff), select: countByProfile });
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {behavioralMessages.profiles}
        </h2>
        <p className={styles.text}>{behavioralMessages.profilesText}</p>
      </div>
      {counts.data ? (
        <Cards {...counts.data} />
      ) : counts.error ? (
        <Notice
          tone="danger"
          title={behavioralMessages.countsFailed}
          action={
            <Button
              size="s"
              variant="secondary"
              isLoading={counts.isFetching}
              onClick={() => counts.refetch()}
            >
              {behavioralMessages.retry}
            </Button>
          }
        >
          {counts.error.message}
        </Notice>
      ) : (
        <SkeletonGroup className={styles.cards}>
          {['d', 'i', 's', 'c', 'n'].map((key) => (
            <Skeleton key={key} shape="block" height="112px" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function Cards({ profiles, notAssessed }: CompanyProfiles) {
  return (
    <div className={styles.cards}>
      {profiles.map(({ profile, total, outcomes }) => (
        <FigureCard
          key={profile}
          label={profile}
          value={<span className={styles.value}>{behavioralMessages.evaluations(total)}</span>}
          icon={<ProfileIcon outcome={profile} isDecorative />}
          hint={outcomes.length > 0 ? <Outcomes outcomes={outcomes} /> : undefined}
        />
      ))}
      <FigureCard
        label={behavioralMessages.notAssessed}
        value={<span className={styles.value}>{behavioralMessages.people(notAssessed)}</span>}
        icon={<UserRoundX />}
      />
    </div>
  );
}

function Outcomes({ outcomes }: Pick<ProfileCount, 'outcomes'>) {
  return (
    <ul className={styles.outcomes}>
      {outcomes.map(({ name, secondary, count }) => (
        <li key={name}>
          {secondary ? behavioralMessages.withProfile(secondary) : behavioralMessages.alone}:{' '}
          {count}
        </li>
      ))}
    </ul>
  );
}
