// The tree of rights with three hundred sections, and a bare table of as many boxes that does what clicks ask for.
import '@aferir/ui/styles.css';
import { type ChosenRights, RIGHTS, type Right, type SectionNode } from '@aferir/domain';
import { ThemeScope } from '@aferir/ui';
import { memo, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SectionTree } from '../../src/features/access-profiles/components/section-tree.tsx';

const GROUPS = 10;
const IN_A_GROUP = 29;

/** One root, ten groups of twenty-nine: 311 rows. */
const sections = [
  node(
    0,
    range(GROUPS).map((group) =>
      node(
        1 + group,
        range(IN_A_GROUP).map((leaf) => node(100 + group * IN_A_GROUP + leaf)),
      ),
    ),
  ),
];
const leaves = range(GROUPS * IN_A_GROUP).map((index) => 100 + index);
const all: ChosenRights = new Map(leaves.map((id) => [id, RIGHTS] as never));

function node(id: number, children: readonly SectionNode[] = []): SectionNode {
  return { id, name: `Seção ${id}`, children } as never;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function Tree() {
  const [chosen, setChosen] = useState<ChosenRights>(new Map());
  return <SectionTree sections={sections} chosen={chosen} givable={all} onChange={setChosen} />;
}

function Bare() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((ids: readonly number[], right: Right, isGiven: boolean) => {
    setChosen((now) => {
      const next = new Set(now);
      for (const id of ids) isGiven ? next.add(id + right) : next.delete(id + right);
      return next;
    });
  }, []);
  const rows = [
    { name: 'Seção 0', ids: leaves },
    ...range(GROUPS).flatMap((group) => {
      const ids = leaves.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP);
      return [
        { name: `Seção ${1 + group}`, ids },
        ...ids.map((id) => ({ name: `Seção ${id}`, ids: [id] })),
      ];
    }),
  ];
  return (
    <table>
      <tbody>
        {rows.map(({ name, ids }) => (
          <BareRow
            key={name}
            name={name}
            first={ids[0] ?? 0}
            count={ids.length}
            marks={RIGHTS.map((right) =>
              ids.every((id) => chosen.has(id + right)) ? '1' : '0',
            ).join('')}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </table>
  );
}

interface BareRowProps {
  name: string;
  first: number;
  count: number;
  marks: string;
  onToggle: (ids: readonly number[], right: Right, isGiven: boolean) => void;
}

const BareRow = memo(function BareRow({ name, first, count, marks, onToggle }: BareRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {RIGHTS.map((right, index) => (
        <td key={right}>
          <input
            type="checkbox"
            aria-label={`${right}: ${name}`}
            checked={marks[index] === '1'}
            onChange={({ target }) =>
              onToggle(
                range(count).map((step) => first + step),
                right,
                target.checked,
              )
            }
          />
        </td>
      ))}
    </tr>
  );
});

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Shows one of the two, with nothing chosen. */
Object.assign(globalThis, {
  show: (name: 'Tree' | 'Bare') => {
    flushSync(() => root.render(null));
    flushSync(() => root.render(<ThemeScope>{name === 'Tree' ? <Tree /> : <Bare />}</ThemeScope>));
  },
  /** From a click on the second box of a row to what it changes on screen, in milliseconds. */
  timeClick: (row: number) =>
    new Promise((resolve) => {
      const box = document
        .querySelectorAll('tbody tr')
        [row]?.querySelectorAll<HTMLElement>('td :is(input, [role="checkbox"])')[1];
      const begun = performance.now();
      box?.click();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begun);
        port2.postMessage(null);
      });
    }),
});
