import { describe, expect, it } from 'vitest';
import { markHeldSheets } from './held-sheets.ts';

function pageWith(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

function sheetsOf(page: Document) {
  return [...page.querySelectorAll('link')].map((link) => ({
    file: link.getAttribute('href'),
    isDisabled: link.hasAttribute('disabled'),
  }));
}

describe('markHeldSheets', () => {
  it('names each sheet that another one holds, disabled', () => {
    const page = pageWith('<link rel="stylesheet" href="/p.css" data-holds="/a.css /b.css">');
    markHeldSheets(page);
    expect(sheetsOf(page)).toEqual([
      { file: '/a.css', isDisabled: true },
      { file: '/b.css', isDisabled: true },
      { file: '/p.css', isDisabled: false },
    ]);
    expect(page.querySelector('link[href="/a.css"][rel="stylesheet"]')).not.toBeNull();
  });

  it('leaves a page alone whose sheets hold no other', () => {
    const page = pageWith('<link rel="stylesheet" href="/a.css">');
    markHeldSheets(page);
    expect(sheetsOf(page)).toEqual([{ file: '/a.css', isDisabled: false }]);
  });
});
