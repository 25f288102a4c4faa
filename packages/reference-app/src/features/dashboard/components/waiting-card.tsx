import { waitingTime } from '@aferir/domain';
import { Avatar, Badge, type BadgeTone, Button, Card } from '@aferir/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { TitleLines } from '../../../shared/lists/title-lines.tsx';
import { Link } from '../../../shared/navigation/link.tsx';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { dashboardMessages } from '../dashboard-messages.ts';
import styles from './waiting-card.module.css';

/** Something that waits, with the place where its next step is taken. */
export interface WaitingItem {
  readonly id: string;
  readonly name: string;
  readonly photoUrl?: string | null;
  /** What is to be known of it beside the name. */
  readonly detail: string;
  /** Whole days that it has waited. */
  readonly days: number;
  readonly to: string;
}

/** Props of {@link WaitingCard}. */
export interface WaitingCardProps {
  /** How many of what wait. */
  title: string;
  description: ReactNode;
  /** Those that have waited longest. */
  items: readonly WaitingItem[];
  /** How many of them are shown until the others are asked for. @default all */
  firstShown?: number;
  /** What is to be known of those that are not among the items. */
  note?: string | undefined;
  /** Leads to all of them. */
  seeAll?: { readonly label: string; readonly to: string };
  /** What can be done about all of them at once. */
  action?: ReactNode;
}

/** What waits of one kind: how much, and a way to those that have waited longest. */
export function WaitingCard({
  title,
  description,
  items,
  firstShown = items.length,
  note,
  seeAll,
  action,
}: WaitingCardProps) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const left = items.length - firstShown;
  return (
    <Card title={title} description={description} tabIndex={-1} className={styles.root}>
      <ul id={listId} className={styles.items}>
        {items.slice(0, isWhole ? undefined : firstShown).map((item) => (
          <li key={item.id}>
            <Item {...item} />
          </li>
        ))}
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
      {left > 0 || seeAll ? (
        <div className={styles.footer}>
          {left > 0 ? (
            <Button
              size="s"
              variant="ghost"
              aria-expanded={isWhole}
              aria-controls={listId}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? dashboardMessages.seeFewer : dashboardMessages.seeMore(left)}
            </Button>
          ) : null}
          {seeAll ? (
            <Link to={seeAll.to} className={styles.all}>
              {seeAll.label}
            </Link>
          ) : null}
          {action}
        </div>
      ) : null}
    </Card>
  );
}

const TONES: Readonly<Record<ReturnType<typeof waitingTime>, BadgeTone>> = {
  short: 'neutral',
  medium: 'neutral',
  long: 'warning',
};

function Item({ name, photoUrl, detail, days, to }: WaitingItem) {
  return (
    <Link to={to} state={openedFrom(useAddress())} className={styles.item}>
      <Avatar name={name} src={photoUrl} />
      <TitleLines title={name} detail={detail} />
      <Badge tone={TONES[waitingTime(days)]} className={styles.days}>
        {dashboardMessages.waitingDays(days)}
      </Badge>
      <ChevronRight aria-hidden className={styles.chevron} />
    </Link>
  );
}
