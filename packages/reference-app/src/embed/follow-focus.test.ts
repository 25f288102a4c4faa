import { expect, it } from 'vitest';
import { DIALOG_ROOM, followFocus } from './follow-focus.ts';
import type { FollowedWindow } from './follow-height.ts';

/** A root with a button and a dialog, and what is told of them. */
function follow() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<button id="open"></button><div role="dialog"><button id="in"></button></div>';
  const at = (selector: string, top: number) => {
    const found = root.querySelector<HTMLElement>(selector) as HTMLElement;
    found.getBoundingClientRect = () => ({ top, height: 50.4 }) as DOMRect;
    return found;
  };
  const shown: number[] = [];
  const room: number[] = [];
  const events = new EventTarget();
  const own = { addEventListener: events.addEventListener.bind(events) } as FollowedWindow;
  followFocus(
    root,
    ({ top }) => shown.push(top),
    { needAtLeast: (height) => room.push(height) },
    own,
  );
  return {
    opener: at('#open', 10),
    dialog: at('[role=dialog]', 200),
    inside: at('#in', 230),
    shown,
    room,
    events,
  };
}

it('tells where the focus is, and of a dialog all of it', () => {
  const { opener, inside, shown } = follow();
  opener.focus();
  inside.focus();
  opener.focus();
  expect(shown).toEqual([10, 200, 10]);
});

it('asks for room for a dialog while the focus is there', () => {
  const { opener, inside, room } = follow();
  opener.focus();
  inside.focus();
  inside.blur();
  inside.focus();
  opener.focus();
  expect(room).toEqual([DIALOG_ROOM, 0]);
});

it('tells where a dialog is again once the frame has another size, for as long as it is there', () => {
  const { inside, dialog, shown, events } = follow();
  events.dispatchEvent(new Event('resize'));
  expect(shown).toEqual([]);
  inside.focus();
  events.dispatchEvent(new Event('resize'));
  expect(shown).toEqual([200, 200]);
  dialog.remove();
  events.dispatchEvent(new Event('resize'));
  expect(shown).toEqual([200, 200]);
});

it('says nothing of what is clicked, but of what a click leads to', () => {
  const { opener, inside, shown, events } = follow();
  opener.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  opener.focus();
  expect(shown).toEqual([]);
  events.dispatchEvent(new Event('pointerup'));
  inside.focus();
  expect(shown).toEqual([200]);
});
