export { PersonCell } from './person-cell.tsx';
export { RowActions } from './row-actions.tsx';
export { StatusCell } from './status-cell.tsx';
