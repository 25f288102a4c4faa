import { Button, Notice, ProgressBar } from '@aferir/ui';
import { Download, Mail } from 'lucide-react';
import type { ReportTask } from '../behavioral-report.machine.ts';
import styles from '../behavioral-report.module.css';
import type { BehavioralProfile } from '../behavioral-report.types.ts';
import type { ReportActions } from '../use-report-tasks.ts';
import type { SectionProps } from './section-props.ts';

export interface ReportHeaderProps extends SectionProps {
  profile: BehavioralProfile;
  task: ReportTask;
  actions: ReportActions;
  canSendEmail: boolean;
  /** Whether every part has arrived or failed; a document of half a report is not made. */
  isComplete: boolean;
}

/** Whose report it is, what can be done with it, and how that goes. */
export function ReportHeader(props: ReportHeaderProps) {
  const { profile, messages, headingLevel, task, actions, canSendEmail, isComplete } = props;
  const Heading = `h${headingLevel}` as const;
  const isDownloading = task.step === 'printing' && task.email === null;
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <div className={styles.headline}>
          <Heading className={styles.title}>{messages.title}</Heading>
          <p className={styles.muted}>{messages.subtitle}</p>
          <p className={styles.whose}>
            {profile.logoUrl ? <img className={styles.logo} src={profile.logoUrl} alt="" /> : null}
            <span className={styles.person}>{profile.person}</span>
            <span className={styles.muted}>{profile.company}</span>
          </p>
        </div>
        <div className={styles.actions}>
          {canSendEmail ? (
            <Button
              variant="secondary"
              icon={<Mail />}
              disabled={!isComplete}
              onClick={actions.askForEmail}
            >
              {messages.sendByEmail}
            </Button>
          ) : null}
          <Button
            icon={<Download />}
            disabled={!isComplete}
            isLoading={isDownloading}
            onClick={actions.download}
          >
            {messages.download}
          </Button>
        </div>
      </div>
      <div className={styles.news}>
        {/* Stays mounted: readers announce only what enters an existing region. */}
        <div role="status" className={styles.newsRegion}>
          {task.step === 'reading' && task.news?.tone === 'success' ? (
            <Notice tone="success" onClose={actions.closeNews}>
              {task.news.text}
            </Notice>
          ) : null}
        </div>
        <div role="alert" className={styles.newsRegion}>
          {task.step === 'reading' && task.news?.tone === 'danger' ? (
            <Notice tone="danger" onClose={actions.closeNews}>
              {task.news.text}
            </Notice>
          ) : null}
        </div>
        {isDownloading ? <PrintProgress task={task} messages={messages} /> : null}
      </div>
    </header>
  );
}

/** How many pages of the document are made. */
export function PrintProgress({
  task,
  messages,
}: {
  task: Extract<ReportTask, { step: 'printing' }>;
  messages: SectionProps['messages'];
}) {
  const { pagesDone = 0, pageCount = 1 } = task.progress ?? {};
  return (
    <ProgressBar
      label={messages.printing}
      value={pagesDone}
      max={pageCount}
      {...(task.progress && { valueText: messages.pagesMade(pagesDone, pageCount) })}
    />
  );
}
