import { ThemeScope, type ThemeScopeProps } from '@aferir/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor } from 'storybook/test';

/** Shows a story inside a shadow root, as a custom element on a host page would, in the story's scheme. */
export const inShadowFrame: Decorator = (Story, { globals }) => (
  <ShadowFrame scheme={globals.scheme}>
    <Story />
  </ShadowFrame>
);

/** The shadow root of such a story, once something stands in it. */
export async function shadowRootOf(
  canvasElement: HTMLElement,
  selector: string,
): Promise<ShadowRoot> {
  const host = canvasElement.querySelector('[data-testid="shadow-host"]');
  await waitFor(() => expect(host?.shadowRoot?.querySelector(selector)).toBeTruthy());
  return host?.shadowRoot as ShadowRoot;
}

/** The field of text of such a story, clicked, and the shadow root that it stands in. */
export async function clickShadowInput(canvasElement: HTMLElement) {
  const root = await shadowRootOf(canvasElement, 'input');
  const input = root.querySelector('input') as HTMLInputElement;
  await userEvent.click(input);
  return { root, input };
}

interface ShadowFrameProps {
  scheme: ThemeScopeProps['scheme'];
  children: ReactNode;
}

function ShadowFrame({ scheme = 'auto', children }: ShadowFrameProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      shadow.append(sheet.cloneNode(true));
    }
    setRoot(shadow);
  }, []);
  return (
    <div ref={attach} data-testid="shadow-host">
      {root
        ? createPortal(
            <ThemeScope scheme={scheme} portalTarget={root}>
              {children}
            </ThemeScope>,
            root,
          )
        : null}
    </div>
  );
}
