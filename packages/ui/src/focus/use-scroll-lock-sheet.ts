import { useEffect } from 'react';

let lockSheet: CSSStyleSheet | undefined;
let users = 0;

/**
 * While active, the page behind a modal layer does not scroll even where a strict
 * Content-Security-Policy blocks the style element that Radix writes for it. Radix sets the
 * attribute; this adopts the rule.
 */
export function useScrollLockSheet(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('adoptedStyleSheets' in document)) return;
    users += 1;
    if (users === 1) adopt();
    return () => {
      users -= 1;
      if (users === 0) release();
    };
  }, [isActive]);
}

function adopt() {
  lockSheet ??= new CSSStyleSheet();
  lockSheet.replaceSync('body[data-scroll-locked]{overflow:hidden!important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, lockSheet];
}

function release() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lockSheet);
}
