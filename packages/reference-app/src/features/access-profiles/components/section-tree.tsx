import {
  type ChosenRights,
  RIGHTS,
  type Right,
  type RightMark,
  rightMark,
  type SectionNode,
  sectionsWithRight,
  setRight,
} from '@aferir/domain';
import { Checkbox, IconButton, VisuallyHidden } from '@aferir/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { accessProfilesMessages } from '../access-profiles-messages.ts';
import styles from './section-tree.module.css';

/** Props of {@link SectionTree}. */
export interface SectionTreeProps {
  sections: readonly SectionNode[];
  chosen: ChosenRights;
  /** What may be given, by section; what is given already can always be taken. */
  givable: ChosenRights;
  onChange: (chosen: ChosenRights) => void;
  /** What is wrong with what is chosen. */
  errorId?: string | undefined;
}

/** The sections in their groups, with a box for each right. A group's box stands for all that it holds. */
export function SectionTree({ sections, chosen, givable, onChange, errorId }: SectionTreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const latest = useRef({ chosen, givable, onChange });
  useLayoutEffect(() => {
    latest.current = { chosen, givable, onChange };
  });

  // The rows keep what they are given, so that a change draws anew only those that it changes.
  const toggle = useCallback((node: SectionNode, right: Right, isGiven: boolean) => {
    const { chosen: now, givable: may, onChange: tell } = latest.current;
    const mayGive = (id: number, one: Right) => may.get(id)?.includes(one) ?? false;
    tell(setRight(now, node, right, isGiven, mayGive));
  }, []);
  const fold = useCallback((id: number) => {
    setClosed((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  }, []);

  const rows = rowsOf(sections, closed);
  return (
    <table className={styles.table} aria-describedby={errorId}>
      <thead>
        <tr>
          <th scope="col">{accessProfilesMessages.section}</th>
          {RIGHTS.map((right) => (
            <th key={right} scope="col" className={styles.right}>
              {accessProfilesMessages.rights[right]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ node, level }) => (
          <SectionRow
            key={node.id}
            node={node}
            level={level}
            isClosed={closed.has(node.id)}
            marks={marksOf(chosen, node)}
            locks={locksOf(chosen, givable, node)}
            onToggle={toggle}
            onFold={fold}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SectionRowProps {
  node: SectionNode;
  level: number;
  isClosed: boolean;
  /** A sign for each right: `1`, `0` or `-` for a part. A text, so that equal marks are one. */
  marks: string;
  /** `1` for each right that can neither be given nor taken, `x` for one that there is not. */
  locks: string;
  onToggle: (node: SectionNode, right: Right, isGiven: boolean) => void;
  onFold: (id: number) => void;
}

const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { node, level, isClosed, marks, locks, onToggle, onFold } = props;
  const { id, name, children } = node;
  const fold = isClosed ? accessProfilesMessages.open(name) : accessProfilesMessages.close(name);
  return (
    <tr>
      <th scope="row" data-level={level} className={styles.name}>
        <span className={styles.nameLine}>
          {children.length > 0 ? (
            <IconButton
              size="s"
              label={fold}
              isTooltipHidden
              aria-expanded={!isClosed}
              icon={isClosed ? <ChevronRight /> : <ChevronDown />}
              onClick={() => onFold(id)}
            />
          ) : null}
          <span>{name}</span>
        </span>
      </th>
      {RIGHTS.map((right, index) => (
        <RightCell
          key={right}
          node={node}
          right={right}
          sign={marks[index]}
          lock={locks[index]}
          onToggle={onToggle}
        />
      ))}
    </tr>
  );
});

interface RightCellProps extends Pick<SectionRowProps, 'node' | 'onToggle'> {
  right: Right;
  /** `1`, `0` or `-` for a part. */
  sign: string | undefined;
  /** `0`, `1` where it can neither be given nor taken, or `x` where there is none. */
  lock: string | undefined;
}

// One right of a section seldom changes all four of its boxes.
const RightCell = memo(function RightCell(props: RightCellProps) {
  const { node, right, sign, lock, onToggle } = props;
  const { rightIn, rights } = accessProfilesMessages;
  if (lock === 'x') {
    return (
      <td className={styles.right}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{accessProfilesMessages.noRight}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className={styles.right}>
      <Checkbox
        aria-label={rightIn(rights[right], node.name)}
        checked={toMark(sign)}
        disabled={lock === '1'}
        onCheckedChange={(isGiven) => onToggle(node, right, isGiven)}
      />
    </td>
  );
});

interface Row {
  readonly node: SectionNode;
  readonly level: number;
}

function rowsOf(nodes: readonly SectionNode[], closed: ReadonlySet<number>, level = 0): Row[] {
  return nodes.flatMap((node) => [
    { node, level },
    ...(closed.has(node.id) ? [] : rowsOf(node.children, closed, level + 1)),
  ]);
}

function marksOf(chosen: ChosenRights, node: SectionNode): string {
  return RIGHTS.map((right) => signOf(rightMark(chosen, node, right))).join('');
}

function signOf(mark: RightMark): string {
  if (mark === 'mixed') return '-';
  return mark ? '1' : '0';
}

function toMark(sign: string | undefined): RightMark {
  return sign === '-' ? 'mixed' : sign === '1';
}

function locksOf(chosen: ChosenRights, givable: ChosenRights, node: SectionNode): string {
  return RIGHTS.map((right) => {
    const own = sectionsWithRight(node, right);
    if (own.length === 0) return 'x';
    const isOpen = own.some(
      ({ id }) => givable.get(id)?.includes(right) || chosen.get(id)?.includes(right),
    );
    return isOpen ? '0' : '1';
  }).join('');
}
