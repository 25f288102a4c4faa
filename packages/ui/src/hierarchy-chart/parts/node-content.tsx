import { Avatar } from '../../avatar/index.ts';
import type { NodeDescription } from '../node-description.ts';
import styles from './chart-node.module.css';

/** What stands in a node, unless the page draws it in its own way. */
export function NodeContent({ lines, picture }: NodeDescription) {
  return (
    <>
      {picture ? <Avatar name={picture.name} src={picture.src} /> : null}
      <div className={styles.texts}>
        {lines.map(({ text, tone = 'normal' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands in its place
          <div key={index} data-tone={tone} className={styles.line}>
            {text}
          </div>
        ))}
      </div>
    </>
  );
}
