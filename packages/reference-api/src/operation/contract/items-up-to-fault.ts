import { _, type CodeKeywordDefinition } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';

/**
 * `items` that stops at the first faulty one. With all errors asked for, Ajv's own goes on, and a
 * list of a million zeros makes as many errors.
 */
export const itemsUpToFault: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code: (context) => {
    const { gen, data, keyword } = context;
    const isValid = gen.var('valid', true);
    const length = gen.const('len', _`${data}.length`);
    gen.forRange('i', 0, length, (index) => {
      context.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, isValid);
      gen.if(_`!${isValid}`, () => gen.break());
    });
    context.ok(isValid);
  },
};
