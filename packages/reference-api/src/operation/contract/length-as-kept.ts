import { cleanText } from '@aferir/domain';
import { _, type CodeKeywordDefinition } from 'ajv';

/**
 * `maxLength` that counts what is kept of a text. A password comes as it was typed, and an accent may be a character of its
 * own there.
 */
export const maxLengthAsKept: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  error: {
    message: 'is too long',
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code: (context) => {
    const { gen, data, schemaCode } = context;
    const count = gen.scopeValue('func', { ref: countAsKept });
    context.fail(_`${data}.length > ${schemaCode} && ${count}(${data}) > ${schemaCode}`);
  },
};

function countAsKept(text: string): number {
  return Array.from(cleanText(text)).length;
}
