import { render } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** Paints the bars of a code as a camera would see them. */
function photograph(svg: SVGSVGElement) {
  const scale = 4;
  const [, , side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const bars = (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(
    /M(\d+) (\d+)h(\d+)v1H(\d+)z/g,
  );
  for (const [, x, y, length] of bars) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      for (let pixel = 0; pixel < Number(length) * scale; pixel += 1) {
        pixels.fill(0, from + pixel * 4, from + pixel * 4 + 3);
      }
    }
  }
  return jsQR(pixels, width, width);
}

it.each([
  'https://rh.empresa.example/validar/4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E',
  'http://localhost:4000/validar/abc_DEF-123',
  `https://rh.empresa.example/${'a'.repeat(200)}`,
])('is read back as %s', (text) => {
  const { container } = render(<QrCode text={text} />);
  const svg = container.querySelector('svg');
  expect(svg && photograph(svg)?.data).toBe(text);
});
