/** Says of each of some people that no mail reaches them. */
export function WithoutEmail({
  names = [],
  say,
}: {
  names?: readonly string[] | undefined;
  say: (name: string) => string;
}) {
  return names.map((name) => <p key={name}>{say(name)}</p>);
}
