import { formatDate } from '@aferir/domain';
import { Button, Card } from '@aferir/ui';
import { ProfileIcon } from '../../shared/disc-profile/profile-icon.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import page from '../../shared/page/page.module.css';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { OpenRequest } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { OwnProfile } from '../employee-dashboard.types.ts';
import { isOpening, type PartProps } from './part-props.ts';

export interface ProfileCardProps extends Pick<PartProps, 'opening' | 'onOpen'> {
  profile: OwnProfile;
}

/** The own behavioral profile, as the latest result has it, and the way to its report. */
export function ProfileCard({ profile, opening, onOpen }: ProfileCardProps) {
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const { responseId, name, finishedAt } = profile;
  const content = useContentLang();
  const request: OpenRequest = { screen: 'behavioral-report', responseId, person: null };
  return (
    <Card title={messages.profileTitle} headingLevel={levelsBelow(headingLevel).section}>
      <div className={styles.profile}>
        <ProfileIcon outcome={name} size={56} isDecorative />
        <div className={styles.profileFacts}>
          <p {...content} className={styles.profileName}>
            {name}
          </p>
          <p className={page.muted}>
            {messages.answeredAt(formatDate(finishedAt, messages.language))}
          </p>
        </div>
        <Button
          variant="secondary"
          isLoading={isOpening(opening, request)}
          onClick={() => onOpen(request)}
        >
          {messages.seeProfile}
        </Button>
      </div>
    </Card>
  );
}
