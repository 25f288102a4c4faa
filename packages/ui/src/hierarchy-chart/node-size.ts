/** How wide a node is drawn, in pixels; as in chart-node.module.css. */
export const nodeWidth = 280;

/** How tall a node is drawn unless the page says otherwise, in pixels. */
export const nodeHeight = 104;
