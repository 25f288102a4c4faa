import type { ComponentType } from 'react';
import { expect, expectTypeOf, it } from 'vitest';
import written from '../custom-elements.json?raw';
import * as elements from '../src/elements.ts';
import shapes from '../src/generated/element-shapes.ts?raw';
import type { AferirTags } from '../src/generated/element-types.ts';
import types from '../src/generated/element-types.ts?raw';
import { definitionsIn } from './element-definitions.ts';
import { typesText } from './element-types.ts';
import { createManifest, manifestText, shapesText } from './manifest.ts';

it('is written anew whenever a contract changes: npm run manifest -w @aferir/widgets', () => {
  expect(written).toBe(manifestText(definitionsIn(elements)));
  expect(shapes).toBe(shapesText(definitionsIn(elements)));
  expect(types).toBe(typesText(definitionsIn(elements)));
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

type Given<Values> = { [Name in keyof Values]-?: NonNullable<Values[Name]> };
type Properties<Tag extends keyof AferirTags> = Given<AferirTags[Tag]['properties']>;
type Props<Contract extends keyof typeof elements> = (typeof elements)[Contract] extends {
  component: ComponentType<infer Taken>;
}
  ? Given<Taken>
  : never;
type Taken<Tag extends keyof AferirTags, Contract extends keyof typeof elements> = Pick<
  Props<Contract>,
  keyof Properties<Tag> & keyof Props<Contract>
>;

it('types each property as the component takes it', () => {
  expectTypeOf<Properties<'aferir-behavioral-report'>>().toExtend<
    Taken<'aferir-behavioral-report', 'behavioralReportElement'>
  >();
  expectTypeOf<Properties<'aferir-disc-questionnaire'>>().toExtend<
    Taken<'aferir-disc-questionnaire', 'discQuestionnaireElement'>
  >();
  expectTypeOf<Properties<'aferir-employee-dashboard'>>().toExtend<
    Taken<'aferir-employee-dashboard', 'employeeDashboardElement'>
  >();
  expectTypeOf<Properties<'aferir-manager-evaluation'>>().toExtend<
    Taken<'aferir-manager-evaluation', 'managerEvaluationElement'>
  >();
  expectTypeOf<Properties<'aferir-performance-report'>>().toExtend<
    Taken<'aferir-performance-report', 'performanceReportElement'>
  >();
  expectTypeOf<Properties<'aferir-performance-self-assessment'>>().toExtend<
    Taken<'aferir-performance-self-assessment', 'performanceSelfAssessmentElement'>
  >();
});
