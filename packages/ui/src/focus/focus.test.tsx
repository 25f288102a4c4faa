import { render, renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deepActiveElement } from './deep-active-element.ts';
import { tabbableIn } from './tabbable.ts';
import { useFocusTrap } from './use-focus-trap.ts';

let host: HTMLElement;
let root: ShadowRoot;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <button id="behind">atrás</button>
    <div id="modal" tabindex="-1"><button id="first">1</button><button id="last">2</button></div>
    <div id="layers"><button id="menu">menu</button></div>`;
});

afterEach(() => host.remove());

const part = (id: string) => root.getElementById(id) as HTMLElement;

describe('deepActiveElement', () => {
  it('finds the focused element inside a shadow root', () => {
    part('last').focus();
    expect(document.activeElement).toBe(host);
    expect(deepActiveElement()).toBe(part('last'));
  });
});

describe('tabbableIn', () => {
  it('lists what Tab visits, one radio of a group', () => {
    const form = document.createElement('form');
    form.innerHTML = `
      <a href="#x" id="link">x</a><a id="no-href">x</a><button disabled>x</button>
      <input type="hidden"><button tabindex="-1">x</button>
      <input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked>`;
    document.body.append(form);
    expect(tabbableIn(form).map(({ id }) => id)).toEqual(['link', 'r2']);
    form.remove();
  });

  it('has the chosen tab of a list, also before the list has made it a stop', () => {
    const { container } = render(
      <div role="tablist" tabIndex={0}>
        <button type="button" role="tab" tabIndex={-1} aria-selected={false} id="other" />
        <button type="button" role="tab" tabIndex={-1} aria-selected id="chosen" />
      </div>,
    );
    expect(tabbableIn(container).map(({ id }) => id)).toEqual(['chosen']);
  });
});

describe('useFocusTrap', () => {
  it('wraps Tab and Shift+Tab', async () => {
    const user = userEvent.setup();
    renderHook(() => useFocusTrap(part('modal'), part('layers')));
    part('last').focus();
    await user.keyboard('{Tab}');
    expect(root.activeElement).toBe(part('first'));
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(root.activeElement).toBe(part('last'));
  });

  it('wraps in the document too, and scrolls to where the focus goes', async () => {
    const user = userEvent.setup();
    const modal = document.body.appendChild(document.createElement('div'));
    modal.innerHTML = '<button id="start">1</button><button id="end">2</button>';
    const [start, end] = modal.querySelectorAll('button') as unknown as HTMLButtonElement[];
    const focus = vi.spyOn(start as HTMLElement, 'focus');
    renderHook(() => useFocusTrap(modal, null));
    end?.focus();
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(start);
    expect(focus).toHaveBeenCalledExactlyOnceWith();
    modal.remove();
  });

  it('pulls focus back from behind the modal', () => {
    renderHook(() => useFocusTrap(part('modal'), part('layers')));
    part('first').focus();
    part('behind').focus();
    expect(root.activeElement).toBe(part('first'));
  });

  it('leaves focus to what floats above the modal', () => {
    renderHook(() => useFocusTrap(part('modal'), part('layers')));
    part('first').focus();
    part('menu').focus();
    expect(root.activeElement).toBe(part('menu'));
  });

  it('lets go when it ends', () => {
    const { unmount } = renderHook(() => useFocusTrap(part('modal'), part('layers')));
    unmount();
    part('behind').focus();
    expect(root.activeElement).toBe(part('behind'));
  });
});
