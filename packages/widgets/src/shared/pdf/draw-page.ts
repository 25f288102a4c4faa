/// <reference path="./html2pdf-source.d.ts" />
import html2pdf from 'html2pdf.js/src/index.js';
import type { jsPDF } from 'jspdf';
import { freeze } from './freeze.ts';
import type { PageFormat } from './page-format.ts';

/** Pixels of the picture for each pixel of the page: about 190 dots an inch. */
const SCALE = 2;
const QUALITY = 0.82;
const LONGEST_IMAGE_WAIT = 4_000;

/** What a page is drawn with. */
export interface DrawPageOptions {
  format: PageFormat;
  /** The nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
}

/**
 * Draws a page as a picture on a page of its own at the end of a PDF, or of a new PDF when there
 * is none yet.
 */
export async function drawPage(
  page: HTMLElement,
  pdf: jsPDF | null,
  { format, nonce }: DrawPageOptions,
): Promise<jsPDF> {
  const { widthPx, heightPx } = format;
  const fonts = fontsOf(page);
  const container = freeze(page, SCALE);
  const overlay = document.createElement('div');
  overlay.inert = true;
  overlay.style.cssText = offScreen(format);
  overlay.append(container);
  document.body.append(overlay);
  // html2pdf takes a container that is already in the document as it is, and its overlay away.
  const staged = {
    margin: 0,
    image: { type: 'jpeg' as const, quality: QUALITY },
    enableLinks: false,
    jsPDF: { unit: 'pt', ...paperOf(format), compress: true, putOnlyUsedFonts: true },
    ...(pdf && { pdf: pdf.addPage() }),
    container,
    overlay,
    html2canvas: {
      scale: SCALE,
      width: widthPx,
      height: heightPx,
      windowWidth: widthPx,
      windowHeight: heightPx,
      scrollX: 0,
      scrollY: 0,
      backgroundColor: '#ffffff',
      useCORS: true,
      imageTimeout: LONGEST_IMAGE_WAIT,
      logging: false,
      ...(nonce && { cspNonce: nonce }),
      ignoreElements: (element: Element) => isForeign(element, overlay),
      onclone: (copy: Document) => prepare(copy, fonts),
    },
  };
  try {
    return await html2pdf().set(staged).toPdf().get('pdf');
  } finally {
    overlay.remove();
  }
}

interface Paper {
  readonly format: [width: number, height: number];
  readonly orientation: 'landscape' | 'portrait';
}

function paperOf({ widthPt, heightPt }: PageFormat): Paper {
  const orientation = widthPt > heightPt ? 'landscape' : 'portrait';
  return { format: [widthPt, heightPt], orientation };
}

function offScreen({ widthPx, heightPx }: PageFormat): string {
  const rules = [
    'all:initial',
    'display:block',
    'position:fixed',
    'top:0',
    'left:-20000px',
    `width:${widthPx}px`,
    `height:${heightPx}px`,
  ];
  return rules.map((rule) => `${rule}!important`).join(';');
}

async function prepare(copy: Document, fonts: readonly string[]) {
  // The host's own background may be in a notation that html2canvas can't read.
  for (const element of [copy.documentElement, copy.body]) {
    element.style.setProperty('background', '#ffffff', 'important');
  }
  await Promise.all(fonts.map((font) => copy.fonts.load(font)));
}

// The page carries its look along: of the document around it only fonts are needed.
function isForeign(element: Element, overlay: Element): boolean {
  if (element.parentElement === document.body) return element !== overlay;
  if (element instanceof HTMLStyleElement || element instanceof HTMLLinkElement) {
    return !hasFonts(element.sheet);
  }
  return false;
}

function hasFonts(sheet: CSSStyleSheet | null): boolean {
  try {
    return [...(sheet?.cssRules ?? [])].some((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // Rules of another origin can't be looked at; they may be fonts.
    return sheet !== null;
  }
}

function fontsOf(page: HTMLElement): string[] {
  const fonts = [page, ...page.querySelectorAll('*')].map((element) => {
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
    return `${fontStyle} ${fontWeight} 16px ${fontFamily}`;
  });
  return [...new Set(fonts)];
}
