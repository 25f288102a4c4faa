/** Says how long something lasts, given in seconds: '2 h 5 min', '2 min 30 s', '45 s', and no less than '1 s'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = hours > 0 ? 0 : whole % 60;
  const parts = [
    [hours, 'h'],
    [minutes, 'min'],
    [rest, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? `${count} ${unit}` : [])).join(' ');
}
