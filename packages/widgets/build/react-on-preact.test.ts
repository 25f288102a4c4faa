import { translate } from '@aferir/ui/testing';
import { waitFor } from '@testing-library/react';
import { cloneElement, createElement, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('under the translation of a browser', () => {
  let place: HTMLElement;
  let end: () => void;
  const draw = (...children: Parameters<typeof createElement>[2][]) =>
    render(createElement('p', {}, ...children), place);

  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
  });

  afterEach(() => {
    end();
    place.remove();
  });

  it('says another text in place of a translated one, and translates that', async () => {
    draw('first');
    end = translate(place);
    draw('second');
    expect(place.innerHTML).toBe('<p>second</p>');
    await waitFor(() => expect(place.innerHTML).toBe('<p><font><font>second</font></font></p>'));
  });

  it('leaves the translation of a text that stays', () => {
    draw('first');
    end = translate(place);
    const translated = place.querySelector('font');
    draw('first');
    expect(place.querySelector('font')).toBe(translated);
  });

  it('goes from a text to elements and back, and to a number and nothing', () => {
    draw('first');
    end = translate(place);
    draw(createElement('b', {}, 'second'));
    expect(place.textContent).toBe('second');
    draw('third');
    expect(place.textContent).toBe('third');
    draw(4);
    expect(place.textContent).toBe('4');
    draw(null);
    expect(place.innerHTML).toBe('<p></p>');
  });

  it('draws a copy of an element that held a text with what the copy is given', () => {
    const held = createElement('p', {}, 'first');
    render(held, place);
    end = translate(place);
    render(cloneElement(held, {}, createElement('b', {}, 'second'), 'third'), place);
    expect(place.innerHTML).toBe('<p><b>second</b>third</p>');
    render(cloneElement(held, {}), place);
    expect(place.textContent).toBe('first');
    render(cloneElement(held, { children: null }), place);
    expect(place.innerHTML).toBe('<p></p>');
  });

  it('says another text in a picture', () => {
    const drawPicture = (text: string) =>
      render(createElement('svg', {}, createElement('text', { x: 1 }, text)), place);
    drawPicture('first');
    const text = place.querySelector('text');
    const font = document.createElement('font');
    font.append('first');
    text?.replaceChildren(font);
    end = () => undefined;
    drawPicture('second');
    expect(place.textContent).toBe('second');
    expect(place.querySelector('text')?.getAttributeNames()).toEqual(['x']);
  });
});
