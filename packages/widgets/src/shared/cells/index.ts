export { PersonCell } from './person-cell.tsx';
export { StatusCell } from './status-cell.tsx';
