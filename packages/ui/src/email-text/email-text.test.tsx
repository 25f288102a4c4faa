import { expect, it } from 'vitest';
import { renderUi } from '../testing/index.ts';
import { EmailText } from './email-text.tsx';

it('breaks before its sign first, and stays one text', () => {
  const { container } = renderUi(<EmailText address="isabela.monteiro@empresa.example" />);
  const text = container.querySelector('span:has(wbr)');
  expect(text?.innerHTML).toBe('isabela.monteiro<wbr>@empresa.example');
  expect(text).toHaveTextContent(/^isabela\.monteiro@empresa\.example$/);
});
