import { waitFor } from '@testing-library/react';
import { createElement, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { beforeEach, expect, it } from 'vitest';
import { useDeferredValue } from './react-on-preact.ts';

const done: string[] = [];

// It tells that it opens by an effect, and what opens draws itself by a layout effect, as a tooltip of Radix does.
function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    done.push(isOpen ? 'told that it opens' : 'told that it is closed');
  }, [isOpen]);
  return createElement(
    'button',
    { type: 'button', onClick: () => setIsOpen(true) },
    createElement(Presence, { isPresent: isOpen }),
  );
}

function Presence({ isPresent }: { isPresent: boolean }) {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => setIsShown(isPresent), [isPresent]);
  useLayoutEffect(() => {
    if (isShown) done.push('shown');
  }, [isShown]);
  return null;
}

let drawOther: () => void;

function Other() {
  const [isAnew, setIsAnew] = useState(false);
  drawOther = () => setIsAnew(true);
  if (isAnew) done.push('other drawn');
  return null;
}

let root: ShadowRoot;

beforeEach(() => {
  done.length = 0;
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  render(createElement('div', {}, createElement(Opener, {}), createElement(Other, {})), root);
});

it('runs effects after a frame when nobody waits for them', async () => {
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toEqual(['told that it is closed']));
});

it('runs effects before anything else is drawn anew', async () => {
  drawOther();
  await Promise.resolve();
  expect(done).toEqual(['told that it is closed', 'other drawn']);
});

it('runs the effects of a click before what it draws goes on', async () => {
  root.querySelector('button')?.click();
  await Promise.resolve();
  expect(done).toEqual(['told that it is closed', 'told that it opens', 'shown']);
});

it('shows a deferred value after the frame that draws what it comes with', async () => {
  const shown: string[] = [];
  const Pair = ({ value }: { value: string }) => {
    shown.push(`${value} with ${useDeferredValue(value)}`);
    return null;
  };
  const draw = (value: string) => render(createElement(Pair, { value }), root);

  draw('first');
  draw('second');
  draw('third');
  expect(shown).toEqual(['first with first', 'second with first', 'third with first']);
  await waitFor(() => expect(shown.at(-1)).toBe('third with third'));
  expect(shown).toHaveLength(4);
});
