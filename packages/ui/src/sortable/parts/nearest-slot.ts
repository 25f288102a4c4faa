import type {
  Active,
  ClientRect,
  CollisionDetection,
  KeyboardCoordinateGetter,
  UniqueIdentifier,
} from '@dnd-kit/core';
import { sortDataOf } from './sort-data.ts';

type Rects = ReadonlyMap<UniqueIdentifier, ClientRect>;
type Containers = Parameters<CollisionDetection>[0]['droppableContainers'];

/** Finds the slot that is nearest, up and down: what is in order stands one below the other. */
export const nearestSlot: CollisionDetection = ({
  active,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  collisionRect,
}) => {
  const y = pointerCoordinates?.y ?? collisionRect.top;
  return slotsFor(active, droppableContainers, droppableRects)
    .map(({ id, container, center }) => ({
      id,
      data: { droppableContainer: container, value: Math.abs(center - y) },
    }))
    .toSorted((one, other) => one.data.value - other.data.value);
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Leads from slot to slot by the arrow keys. */
export const nextSlot: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = STEPS[event.code];
  const { active, over, droppableContainers, droppableRects } = context;
  if (step === undefined || !active) return undefined;
  event.preventDefault();
  const slots = slotsFor(active, droppableContainers.getEnabled(), droppableRects);
  const next = slots[slots.findIndex(({ id }) => id === over?.id) + step];
  return next && { x: currentCoordinates.x, y: next.center };
};

/** The slots that take an item, from top to bottom. */
function slotsFor(active: Active, containers: Containers, rects: Rects) {
  const kind = sortDataOf(active)?.kind;
  return containers
    .flatMap((container) => {
      const rect = rects.get(container.id);
      const isTaking = sortDataOf(container)?.kind === kind;
      return rect && isTaking
        ? [{ id: container.id, container, center: rect.top + rect.height / 2 }]
        : [];
    })
    .toSorted((one, other) => one.center - other.center);
}
