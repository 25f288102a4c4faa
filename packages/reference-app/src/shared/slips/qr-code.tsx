import { encode } from 'uqr';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What whoever scans it gets. */
  text: string;
  className?: string | undefined;
}

/** The light that has to be around a code, in squares of it. */
const QUIET = 4;

/** A QR code, dark on light in every look. It is for cameras; whoever reads the screen has the text by other means. */
export function QrCode({ text, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET;
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={pathOf(data)} fill="#000000" />
    </svg>
  );
}

/** Dark squares beside each other are one bar, so that no line of light comes between them. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const bars: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      bars.push(`M${from + QUIET} ${y + QUIET}h${x - from + 1}v1H${from + QUIET}z`);
    }
  }
  return bars.join('');
}
