import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useScrollEnds } from '../scrollable/index.ts';
import styles from './tabs.module.css';

/** One of the views of {@link Tabs}. */
export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  content: ReactNode;
  /** Says that something in it has to be mended, beside its name. */
  problem?: string | undefined;
}

export interface TabsProps<Id extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'dir' | 'defaultValue'> {
  /** What the views are of, for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The view that is shown. */
  value: Id;
  onValueChange: (value: Id) => void;
}

/**
 * Views of one thing, of which one is shown. The others stay in the page, out of sight, so that what was typed in
 * them is kept.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  ...rest
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const more = useScrollEnds(list);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another tab
  useEffect(() => {
    if (list.current) showChosen(list.current);
  }, [value]);

  return (
    <RadixTabs.Root
      {...rest}
      value={value}
      onValueChange={(next) => onValueChange(next as Id)}
      className={clsx('aferir-tabs', styles.root, className)}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        data-more={more}
        className={clsx('aferir-tabs-list', styles.list)}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            data-problem={tab.problem ? true : undefined}
            className={clsx('aferir-tab', styles.tab)}
          >
            <span>{tab.label}</span>
            {tab.problem ? <span className={styles.problem}>{tab.problem}</span> : null}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.id}
          value={tab.id}
          forceMount
          className={clsx('aferir-tab-content', styles.content)}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** Scrolls the line of tabs alone to where the chosen one is whole, or begins, clear of what fades at the ends. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[data-state="active"]');
  if (!chosen) return;
  const fade = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0;
  const tab = chosen.getBoundingClientRect();
  const start = tab.left - list.getBoundingClientRect().left + list.scrollLeft;
  const beginsAt = start - fade;
  const endsAt = start + tab.width + fade - list.clientWidth;
  if (list.scrollLeft > beginsAt) list.scrollLeft = beginsAt;
  else if (list.scrollLeft < endsAt) list.scrollLeft = Math.min(beginsAt, endsAt);
}
