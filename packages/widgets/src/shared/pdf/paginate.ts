import type { PageFormat } from './page-format.ts';
import { markSelector } from './page-marks.ts';
import { type PageBlock, type PageRange, planPages } from './plan-pages.ts';

interface MeasuredBlock extends PageBlock {
  readonly element: Element;
}

/**
 * Lays a sheet out on pages of a format. The pages are put beside the sheet, where the same styles reach
 * them; whoever asked takes them away. What is not the flow, such as a footer, is on every page.
 */
export function paginate(sheet: HTMLElement, format: PageFormat): HTMLElement[] {
  const flow = sheet.querySelector(markSelector('flow'));
  if (!flow) throw new Error('A sheet needs a flow');
  const { paddingTop, paddingBottom } = getComputedStyle(sheet);
  const height = format.heightPx - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const blocks = measureBlocks(flow, height);
  const plan = planPages(blocks, height);
  return plan.map((range, index) => {
    const page = copyPage(sheet, flow, blocks, range);
    page.style.setProperty('width', `${format.widthPx}px`);
    page.style.setProperty('height', `${format.heightPx}px`);
    fill(page, markSelector('pageNumber'), index + 1);
    fill(page, markSelector('pageCount'), plan.length);
    sheet.after(page);
    return page;
  });
}

function measureBlocks(flow: Element, height: number): MeasuredBlock[] {
  const origin = flow.getBoundingClientRect().top;
  return piecesOf(flow, height).map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const around = boxesAround(element, flow);
    return {
      element,
      top: top - origin,
      bottom: bottom - origin,
      leadIn: around.reduce((all, style) => all + edge(style, 'top'), headHeight(element)),
      leadOut: around.reduce((all, style) => all + edge(style, 'bottom'), 0),
      keepsWithNext: element.matches(markSelector('keepWithNext')),
    };
  });
}

// Whatever is taller than a page is taken apart like a group, as far as it has parts.
function piecesOf(parent: Element, height: number): Element[] {
  return [...parent.children].flatMap((child) => {
    const isGroup = child.matches(markSelector('group'));
    const isTooTall = child.getBoundingClientRect().height > height;
    const canSplit = child.children.length > 0 && !(child instanceof SVGElement);
    return canSplit && (isGroup || isTooTall) ? piecesOf(child, height) : [child];
  });
}

function boxesAround(element: Element, flow: Element): CSSStyleDeclaration[] {
  const parent = element.parentElement;
  if (!parent || parent === flow) return [];
  return [getComputedStyle(parent), ...boxesAround(parent, flow)];
}

function headHeight(element: Element): number {
  return runningHeadOf(element.parentElement)?.getBoundingClientRect().height ?? 0;
}

function runningHeadOf(parent: Element | null): Element | null {
  return parent?.querySelector(`:scope > ${markSelector('runningHead')}`) ?? null;
}

function edge(style: CSSStyleDeclaration, side: 'top' | 'bottom'): number {
  const read = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  return read(`padding-${side}`) + read(`border-${side}-width`);
}

function copyPage(
  sheet: HTMLElement,
  flow: Element,
  blocks: readonly MeasuredBlock[],
  { start, end }: PageRange,
): HTMLElement {
  const chosen = new Set(blocks.slice(start, end).map(({ element }) => element));
  const page = sheet.cloneNode(false) as HTMLElement;
  for (const child of sheet.children) {
    page.append(child === flow ? copyChosen(flow, chosen) : child.cloneNode(true));
  }
  return page;
}

function copyChosen(parent: Element, chosen: ReadonlySet<Element>): Node {
  const copy = parent.cloneNode(false) as Element;
  const head = runningHeadOf(parent);
  if (head && !chosen.has(head)) copy.append(head.cloneNode(true));
  for (const child of parent.children) {
    if (chosen.has(child)) copy.append(child.cloneNode(true));
    else if ([...chosen].some((block) => child.contains(block))) {
      copy.append(copyChosen(child, chosen));
    }
  }
  (copy.firstElementChild as HTMLElement | null)?.style.setProperty('margin-top', '0');
  return copy;
}

function fill(page: Element, selector: string, value: number) {
  for (const slot of page.querySelectorAll(selector)) slot.textContent = String(value);
}
