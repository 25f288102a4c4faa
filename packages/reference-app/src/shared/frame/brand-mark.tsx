/** The mark of the product; decorative, so a name stands beside or behind it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" fill="var(--_aferir-color-accent)" />
      <path
        d="M6.5 17.5 12 6.5l5.5 11M8.6 13.4h6.8"
        fill="none"
        stroke="var(--_aferir-color-on-accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
