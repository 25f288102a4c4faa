// Takes over the examples, which the templates are, and what the manifest says of the widgets.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeTemplates } from './templates.ts';

const target = path.resolve(import.meta.dirname, '../dist/templates');

await rm(target, { recursive: true, force: true });
await writeTemplates(target);
