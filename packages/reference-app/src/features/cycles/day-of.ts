/** A day as YYYY-MM-DD; '' for what was typed and is none. */
export function dayOf(text: string): string {
  const noon = new Date(`${text}T12:00:00.000Z`);
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().slice(0, 10) === text;
  return isDay ? text : '';
}
