import { ThemeScope } from '@aferir/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** Shows a story inside a shadow root, as a custom element on a host page would. */
export function ShadowFrame({ children }: { children: ReactNode }) {
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
            <ThemeScope scheme="light" portalTarget={root}>
              {children}
            </ThemeScope>,
            root,
          )
        : null}
    </div>
  );
}
