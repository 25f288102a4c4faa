import { useEffect } from 'react';

const rule = 'html{overflow:hidden!important}';
// The room of the scrollbar stays, so that the page does not jump.
const ruleWithScrollbar = 'html{overflow:hidden!important;scrollbar-gutter:stable!important}';

let sheet: CSSStyleSheet | undefined;
let holders = 0;

/**
 * Keeps the page behind a modal layer from scrolling while active. An adopted stylesheet, because
 * a strict Content-Security-Policy blocks the style element that Radix would write.
 */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('adoptedStyleSheets' in document)) return;
    holders += 1;
    if (holders === 1) adopt();
    return () => {
      holders -= 1;
      if (holders === 0) release();
    };
  }, [isActive]);
}

function adopt() {
  sheet ??= new CSSStyleSheet();
  const hasScrollbar = innerWidth > document.documentElement.clientWidth;
  sheet.replaceSync(hasScrollbar ? ruleWithScrollbar : rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function release() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}
