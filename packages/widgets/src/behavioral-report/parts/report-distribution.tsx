import { formatPercent } from '@aferir/domain';
import { Button, Card, ShareBar } from '@aferir/ui';
import { useId, useState } from 'react';
import { profileShares } from '../../shared/disc-profile/profile-shares.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import styles from '../behavioral-report.module.css';
import type { BehavioralProfile } from '../behavioral-report.types.ts';

export interface ReportDistributionProps {
  profile: BehavioralProfile;
}

/** How the points divide among the profiles. */
export function ReportDistribution({ profile }: ReportDistributionProps) {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  const [isOpen, setIsOpen] = useState(false);
  const content = useContentLang();
  const tableId = useId();
  return (
    <Card
      title={messages.distribution}
      description={`${messages.distributionHint} ${messages.mainDot}`}
      headingLevel={levelsBelow(headingLevel).section}
    >
      <ShareBar
        label={messages.distribution}
        shares={profileShares(profile.outcome)}
        mainLabel={messages.mainLabel}
      />
      <Button
        variant="ghost"
        size="s"
        className={styles.dataButton}
        aria-expanded={isOpen}
        aria-controls={tableId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? messages.hideData : messages.showData}
      </Button>
      <div id={tableId} hidden={!isOpen} className={styles.data}>
        <table className={styles.table} aria-label={messages.distribution}>
          <thead className={styles.tableHead}>
            <tr className={styles.row}>
              <th scope="col" className={styles.cell}>
                {messages.profile}
              </th>
              <th scope="col" className={styles.number}>
                {messages.points}
              </th>
              <th scope="col" className={styles.number}>
                {messages.share}
              </th>
            </tr>
          </thead>
          <tbody className={styles.tableBody}>
            {profile.outcome.shares.map(({ profile: name, sum, percent }) => (
              <tr key={name} className={styles.row}>
                <th scope="row" {...content} className={styles.cell}>
                  {name}
                </th>
                <td className={styles.number}>{sum}</td>
                <td className={styles.number}>{formatPercent(percent, messages.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
