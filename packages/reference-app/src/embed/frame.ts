// The script of an embedded page: shows the element that the page names.
import { openFrame } from './open-frame.ts';

const { tag, origins = '', sandboxed = '', unreachable = '' } = document.body.dataset;
if (tag) openFrame(tag, origins.split(' ').filter(Boolean), { sandboxed, unreachable });
