import type { Plugin } from 'vite';

const HELPER = `
function aferirActiveElement(root) {
  let active = root?.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
`;

const ACTIVE = /\b((?:[\w$]+\??\.)*(?:document|ownerDocument|doc))\??\.activeElement\b/g;

const DESTRUCTURED = /\bconst \{ activeElement \} = ([^;]+);/g;

/** The code with every question for the focused element asked deeply; null when it asks none. */
export function askDeeply(code: string): string | null {
  const changed = code
    .replace(ACTIVE, 'aferirActiveElement($1)')
    .replace(DESTRUCTURED, 'const activeElement = aferirActiveElement($1);');
  return changed === code ? null : changed + HELPER;
}

/**
 * Radix asks the document for the focused element, which in a shadow root is only ever the host:
 * roving focus, menus and selects lose their way. This asks for the innermost one instead.
 */
export function deepActivePlugin(): Plugin {
  return {
    name: 'aferir-deep-active',
    transform: {
      filter: { id: /node_modules\/(?:@radix-ui|radix-ui)\// },
      handler(code) {
        const changed = askDeeply(code);
        return changed === null ? null : { code: changed, map: null };
      },
    },
  };
}
