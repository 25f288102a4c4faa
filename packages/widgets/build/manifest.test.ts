import { expect, it } from 'vitest';
import written from '../custom-elements.json?raw';
import * as elements from '../src/elements.ts';
import shapes from '../src/generated/element-shapes.ts?raw';
import { definitionsIn } from './element-definitions.ts';
import { createManifest, manifestText, shapesText } from './manifest.ts';

it('is written anew whenever a contract changes: npm run manifest -w @aferir/widgets', () => {
  expect(written).toBe(manifestText(definitionsIn(elements)));
  expect(shapes).toBe(shapesText(definitionsIn(elements)));
});

it('names attributes as HTML writes them and events as they are sent', () => {
  const [module] = createManifest([elements.discQuestionnaireElement]).modules;
  const [declaration] = module?.declarations ?? [];
  expect(declaration).toMatchObject({
    tagName: 'aferir-disc-questionnaire',
    name: 'DiscQuestionnaireElement',
  });
  expect(declaration?.attributes).toContainEqual(
    expect.objectContaining({ name: 'api-base', fieldName: 'apiBase' }),
  );
  expect(declaration?.events).toContainEqual(
    expect.objectContaining({ name: 'aferir-complete', type: { text: 'AferirCompleteEvent' } }),
  );
  expect(declaration?.attributes.map(({ name }) => name)).not.toContain('get-token');
});
