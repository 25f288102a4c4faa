/** The relative paths that a Markdown text links to, without their anchors. */
export function relativeLinks(markdown: string): string[] {
  const prose = markdown.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|#|\/|\?)/i.test(target))
    .map((target) => decodeURIComponent(target.replace(/#.*/, '')));
}
