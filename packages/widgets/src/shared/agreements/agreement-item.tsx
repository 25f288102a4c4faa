import {
  type AgreementState,
  agreementTiming,
  dateOnlyOf,
  formatDate,
  type Language,
} from '@aferir/domain';
import { Badge, type BadgeTone } from '@aferir/ui';
import type { ReactNode, Ref } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { useContentLang } from '../language/use-language.ts';
import type { OpenAgreement, ShownAgreement } from './agreements.data.ts';
import styles from './agreements.module.css';
import type { ShownAgreementMessages } from './shown-agreement.messages.ts';

/** What a widget's messages hold that shows agreements. */
export interface WithShownAgreements {
  readonly agreements: ShownAgreementMessages;
}

export interface AgreementItemProps {
  agreement: ShownAgreement &
    Partial<Pick<OpenAgreement, 'person' | 'manager' | 'awaited' | 'side'>>;
  /** The heading level of its goal. */
  level: 2 | 3 | 4 | 5;
  /** Whether whose review it is goes without saying. */
  isPersonHidden?: boolean;
  /** The place to be led to. @default nothing leads there */
  itemRef?: Ref<HTMLLIElement>;
  /** Said below whom it waits for. */
  note?: ReactNode;
  /** What can be done with it; it has the focus then where a button goes. */
  children?: ReactNode;
}

const TONES: Readonly<Record<AgreementState, BadgeTone>> = {
  proposed: 'warning',
  agreed: 'accent',
  done: 'success',
  'given-up': 'neutral',
};

/** An agreement: its goal, what is done for it, by whom and until when. */
export function AgreementItem(props: AgreementItemProps) {
  const { agreement, level, isPersonHidden = true, itemRef, note, children } = props;
  const { messages, language } = useWidget<WithShownAgreements>();
  const texts = messages.agreements;
  const content = useContentLang();
  const Heading = `h${level}` as const;
  const waits = waitingText(agreement, texts);
  return (
    <li ref={itemRef} tabIndex={itemRef || children ? -1 : undefined} className={styles.item}>
      <div className={styles.head}>
        <Heading {...content} className={styles.goal}>
          {agreement.goal}
        </Heading>
        <Badge tone={TONES[agreement.state]}>{texts.states[agreement.state]}</Badge>
      </div>
      <p {...content} className={styles.action}>
        {agreement.action}
      </p>
      <dl className={styles.facts}>
        {isPersonHidden || !agreement.person ? null : (
          <Fact name={texts.personOf}>{agreement.person}</Fact>
        )}
        <Fact name={texts.who}>{doerName(agreement, texts)}</Fact>
        <Fact name={texts.until}>{dueText(agreement, texts, language)}</Fact>
        {agreement.competency ? (
          <Fact name={texts.competency}>
            <span {...content}>{agreement.competency}</span>
          </Fact>
        ) : null}
      </dl>
      {waits ? <p>{waits}</p> : null}
      {note ? <div>{note}</div> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function dueText(
  { dueOn, state }: ShownAgreement,
  texts: ShownAgreementMessages,
  language: Language,
): string {
  const day = formatDate(dueOn, language);
  const timing = state === 'agreed' ? agreementTiming(dueOn, dateOnlyOf(new Date())) : 'later';
  if (timing === 'overdue') return texts.overdue(day);
  return timing === 'today' ? texts.today(day) : day;
}

function doerName(
  { doer, person, manager }: AgreementItemProps['agreement'],
  texts: ShownAgreementMessages,
): string {
  if (doer === 'manager') return manager ?? texts.theManager;
  return person ?? texts.personOf;
}

function waitingText(
  { awaited, side, person, manager }: AgreementItemProps['agreement'],
  texts: ShownAgreementMessages,
): string | null {
  if (!awaited) return null;
  if (awaited === side) return texts.waitsForYou;
  if (awaited === 'person') return texts.waitsFor(person ?? texts.personOf);
  return manager ? texts.waitsFor(manager) : texts.waitsForManager;
}
