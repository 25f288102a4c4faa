import type { Page } from '@playwright/test';

/** Collects what a content security policy refuses on a page; call before the first visit. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('aferirTestRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'aferirTestRefused') as (what: string) => void;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return refused;
}

/** The attributes, in the page and in every shadow root, that hold a text. */
export async function attributesWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          if (value.includes(wanted)) found.push(`${element.localName}[${name}]`);
        }
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
    return found;
  }, text);
}

/** The events of a host page's log whose name is this one, with their details. */
export async function loggedEvents(page: Page, name: string): Promise<unknown[]> {
  const lines = await page.locator('#eventos li').allTextContents();
  return lines
    .filter((line) => line.startsWith(`aferir-${name} `))
    .map((line) => JSON.parse(line.slice(line.indexOf(' '))));
}

/** Collects what is thrown on a page, and what its console calls an error. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  return faults;
}
