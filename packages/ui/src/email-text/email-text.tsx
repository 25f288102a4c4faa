import styles from './email-text.module.css';

/** Props of {@link EmailText}. */
export interface EmailTextProps {
  address: string;
}

/**
 * An e-mail address as text. In a wide table it stays on its line but for a very long one; a long one breaks before its @
 * first, then anywhere.
 */
export function EmailText({ address }: EmailTextProps) {
  const [name, ...domain] = address.split(/(?=@)/u);
  return (
    // Another address is another element: a translation has its texts swapped.
    <span key={address} className={styles.root}>
      {name}
      <wbr />
      {domain}
    </span>
  );
}
