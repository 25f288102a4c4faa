import { Avatar } from '../../avatar/index.ts';
import type { RenderLink } from '../../link/render-link.tsx';
import type { NodeDescription, NodeLink } from '../node-description.ts';
import styles from './chart-node.module.css';

/** What stands in a node, unless the page draws it in its own way. */
export function NodeContent({
  lines,
  picture,
  renderLink,
}: NodeDescription & { renderLink: RenderLink }) {
  return (
    <>
      {picture ? <Avatar name={picture.name} src={picture.src} /> : null}
      <div className={styles.texts}>
        {lines.map(({ text, tone = 'normal', link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands in its place
          <div key={index} data-tone={tone} className={styles.line}>
            {link ? <Linked text={text} link={link} renderLink={renderLink} /> : text}
          </div>
        ))}
      </div>
    </>
  );
}

interface LinkedProps {
  text: string;
  link: NodeLink;
  renderLink: RenderLink;
}

function Linked({ text, link, renderLink }: LinkedProps) {
  const rest = text.slice(link.text.length).trimStart();
  const anchor = renderLink({
    href: link.href,
    children: link.text,
    className: styles.link,
    // The tree is one stop: keys lead on by the menu of the node.
    tabIndex: -1,
    draggable: false,
    onClick: (event) => event.stopPropagation(),
  });
  if (rest === '') return anchor;
  return (
    <>
      <span>{anchor}</span> <span>{rest}</span>
    </>
  );
}
