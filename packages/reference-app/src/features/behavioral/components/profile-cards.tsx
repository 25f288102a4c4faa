import { listDiscOutcomeCountsQuery } from '@aferir/api-client/react';
import { PROFILES } from '@aferir/domain';
import { Button, Notice, Skeleton, SkeletonGroup, SkeletonItem, useIsScrollable } from '@aferir/ui';
import { ProfileIcon } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { type ReactElement, useId, useRef } from 'react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { PROFILE_PARAM } from '../../../shared/address/param-names.ts';
import { FigureLink } from '../../../shared/figures/figure-link.tsx';
import { SectionHeading } from '../../../shared/frame/section-heading.tsx';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { NO_PROFILE } from '../../../shared/people/profile-filter.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { type CompanyProfiles, countByProfile, type ProfileCount } from '../profile-counts.ts';
import styles from './profile-cards.module.css';

/** How many evaluations led to each profile, and how many people have none. */
export function ProfileCards() {
  const { staff } = useServices();
  const titleId = useId();
  const from = openedFrom(useAddress());
  const counts = useQuery({
    ...listDiscOutcomeCountsQuery(staff, { query: { somenteAtivos: true } }),
    select: countByProfile,
  });
  // A map of nobody has nothing to choose from. Until it is known, its way keeps its place.
  const isAnyAssessed = counts.data?.profiles.some(({ total }) => total > 0) ?? true;
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <SectionHeading
        id={titleId}
        title={behavioralMessages.profiles}
        text={behavioralMessages.profilesText}
        action={
          isAnyAssessed ? (
            <Button asChild variant="secondary" size="s">
              <Link to={linkTo(paths.staffTeamMap)} state={from}>
                {behavioralMessages.teamMap}
              </Link>
            </Button>
          ) : null
        }
      />
      {counts.data ? (
        <Cards {...counts.data} labelledBy={titleId} />
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
        <CardsSkeleton />
      )}
    </section>
  );
}

/** The cards on their way, each in its place: four of profiles, and the one of those without any. */
function CardsSkeleton() {
  return (
    <SkeletonGroup className={styles.cards}>
      {PROFILES.map((profile) => (
        <CardSkeleton key={profile}>
          <div className={styles.outcomes}>
            {PROFILES.map((other) => (
              <Skeleton key={other} width="80%" />
            ))}
          </div>
        </CardSkeleton>
      ))}
      <CardSkeleton>
        <div className={styles.note}>
          <Skeleton width="8rem" />
        </div>
      </CardSkeleton>
    </SkeletonGroup>
  );
}

function CardSkeleton({ children }: { children: ReactElement }) {
  return (
    <div className={styles.card}>
      <SkeletonItem picture="36px">
        <Skeleton width="5rem" />
        <Skeleton width="7rem" />
      </SkeletonItem>
      {children}
    </div>
  );
}

interface CardsProps extends CompanyProfiles {
  labelledBy: string;
}

function Cards({ profiles, notAssessed, labelledBy }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isStrip = useIsScrollable(list);
  const assessed = profiles.reduce((sum, { total }) => sum + total, 0);
  return (
    <ul
      ref={list}
      aria-labelledby={labelledBy}
      className={styles.cards}
      {...(isStrip && { tabIndex: 0 })}
    >
      {profiles.map(({ profile, total, outcomes }) => (
        <ProfileCard
          key={profile}
          name={profile}
          to={total > 0 ? peopleWith(profile) : undefined}
          value={behavioralMessages.evaluations(total)}
          icon={<ProfileIcon outcome={profile} size={36} isDecorative />}
        >
          {outcomes.length > 0 ? <Outcomes outcomes={outcomes} /> : null}
        </ProfileCard>
      ))}
      <ProfileCard
        name={behavioralMessages.notAssessed}
        to={notAssessed > 0 ? peopleWith(NO_PROFILE) : undefined}
        value={behavioralMessages.people(notAssessed)}
        icon={
          <span className={styles.nobody}>
            <UserRoundX aria-hidden size={20} />
          </span>
        }
      >
        <p className={styles.note}>{behavioralMessages.ofActivePeople(assessed + notAssessed)}</p>
      </ProfileCard>
    </ul>
  );
}

interface ProfileCardProps {
  name: string;
  /** The list with those whom it counts; undefined for nobody. */
  to: string | undefined;
  value: string;
  icon: ReactElement;
  children: ReactElement | null;
}

function ProfileCard({ name, to, value, icon, children }: ProfileCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {icon}
        <div>
          <h3 className={styles.name}>{to ? <FigureLink to={to}>{name}</FigureLink> : name}</h3>
          <p className={styles.value}>{value}</p>
        </div>
      </div>
      {children}
    </li>
  );
}

/** The list narrowed down to a profile and to nothing else, as the counts are. */
function peopleWith(profile: string): string {
  return linkTo(paths.staffBehavioral, { search: { [PROFILE_PARAM]: profile } });
}

function Outcomes({ outcomes }: Pick<ProfileCount, 'outcomes'>) {
  return (
    <dl className={styles.outcomes}>
      {outcomes.map(({ name, secondary, count }) => (
        <div key={name} className={styles.outcome}>
          <dt>
            {secondary ? behavioralMessages.withProfile(secondary) : behavioralMessages.alone}
          </dt>
          <dd className={styles.count}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
