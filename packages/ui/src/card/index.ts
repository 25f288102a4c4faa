export type { CardProps } from './card.tsx';
export { Card } from './card.tsx';
export type { FigureCardProps } from './figure-card.tsx';
export { FigureCard } from './figure-card.tsx';
export type { FigureRowProps } from './figure-row.tsx';
export { FigureRow } from './figure-row.tsx';
