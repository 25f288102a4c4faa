import { expect, it, vi } from 'vitest';
import { downloadFile, toBase64, toFileName } from './pdf-file.ts';

it.each([
  ['José da Silva', 'Jose_da_Silva'],
  ["  Ana D'Ávila / RH ", 'Ana_D_Avila_RH'],
  ['..\\..\\x', 'x'],
])('names a file after %j', (name, file) => {
  expect(toFileName(name)).toBe(file);
});

it('gives the content of a file in base64', async () => {
  expect(await toBase64(new Blob(['%PDF-1.7']))).toBe(btoa('%PDF-1.7'));
});

it('downloads under the name given', () => {
  vi.useFakeTimers();
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('Relatório.pdf');
    expect(this.href).toBe('blob:file');
  });
  downloadFile(new Blob(['%PDF-']), 'Relatório.pdf');
  expect(click).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
  vi.useRealTimers();
});
