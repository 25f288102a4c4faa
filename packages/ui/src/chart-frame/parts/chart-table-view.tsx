import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import type { ChartTable } from '../chart-frame-types.ts';
import styles from './chart-table-view.module.css';

/** Props of {@link ChartTableView}. */
export interface ChartTableViewProps extends ComponentProps<'table'> {
  caption: string;
  table: ChartTable;
}

/** The data of a chart as a table. */
export function ChartTableView({ caption, table, ...rest }: ChartTableViewProps) {
  const [nameHeading, ...headings] = table.columns;
  return (
    <table {...rest} className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {nameHeading}
          </th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className={styles.number}>
              <span className={styles.heading}>{heading}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, cells: [name, ...values] }) => (
          <tr key={id}>
            <th scope="row" lang={table.namesLang} className={styles.name}>
              {name}
            </th>
            {headings.map((heading, index) => (
              <td key={heading} className={styles.number}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
