import { digestOf } from '../pages/script-digest.ts';
import type { ContentSecurityPolicy } from './security-headers.ts';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Allows the inline scripts that a page has, by their digests, and no other; its styles are made by scripts. */
export function policyOfPage(page: string): ContentSecurityPolicy {
  const digests = Array.from(page.matchAll(inlineScript), ([, script = '']) => digestOf(script));
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...digests],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}
