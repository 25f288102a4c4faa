// The drawing of a tree beside two libraries that draw one, with the same nodes and the same words in them.
import '../../src/styles.css';
import { OrgChart } from 'd3-org-chart';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Tree, TreeNode } from 'react-organizational-chart';
import { median } from '../../../../scripts/lib/quantiles.ts';
import { describeDepartment } from '../../src/hierarchy-chart/hierarchy-chart-fixtures.tsx';
import { HierarchyChart, type HierarchyChartHandle } from '../../src/hierarchy-chart/index.ts';
import { ThemeScope } from '../../src/theme-scope/index.ts';
import { type TreeItem, treeOf } from '../../src/tree-model/tree.ts';
import { type Department, manyDepartments } from '../../src/tree-model/tree-fixtures.ts';

const COUNT = 10_000;

/** How many times a node is opened; the one in the middle counts. */
const OPENINGS = 3;

/** The node that is opened; it stands on the second level. */
const OPENED = '2';

/** What is measured of a drawing. */
interface Contender {
  mount: (levels: number) => void;
  /** Closes or opens the node. */
  toggle: () => void;
  /** Where wheel and mouse act. */
  frame: () => Element;
  /** Whether the wheel zooms it; what it cannot do is not measured. */
  canZoom: boolean;
  /** What is to be seen once it is drawn. */
  drawn: string;
}

const nodes = manyDepartments(COUNT);
const tree = treeOf(nodes);
const place = document.querySelector('#root') as HTMLElement;
place.style.height = '900px';
const root = createRoot(place);

const chart = createRef<HierarchyChartHandle>();

const ours: Contender = {
  canZoom: true,
  drawn: '[role="treeitem"]',
  mount(levels) {
    root.render(
      <ThemeScope style={{ height: 900 }}>
        <HierarchyChart
          label="Organograma"
          nodes={nodes}
          describe={describeDepartment}
          levelsOpenAtFirst={levels}
          handle={chart}
        />
      </ThemeScope>,
    );
  },
  toggle() {
    document
      .querySelector<HTMLElement>(`[data-node-id="${OPENED}"] .aferir-hierarchy-toggle`)
      ?.click();
  },
  frame: () => document.querySelector('[role="tree"]') as Element,
};

const wordsOf = (department: Department) =>
  describeDepartment(department).lines.map(({ text }) => text);

const d3OrgChart: Contender = {
  canZoom: true,
  drawn: '.node-foreign-object',
  mount(levels) {
    new OrgChart<Department>()
      .container(place as never)
      .data(nodes as never)
      .svgHeight(900)
      .nodeWidth(() => 280)
      .nodeHeight(() => 104)
      .compact(false)
      .duration(0)
      .initialExpandLevel(levels)
      .nodeContent(({ data }: { data: Department }) =>
        wordsOf(data)
          .map((text) => `<div>${text}</div>`)
          .join(''),
      )
      .render();
  },
  toggle() {
    const node = [
      ...place.querySelectorAll<SVGGElement & { __data__: { data: Department } }>('.node'),
    ].find(({ __data__: { data } }) => data.id === OPENED);
    const click = new MouseEvent('click', { bubbles: true, view: window });
    node?.querySelector('.node-button-g')?.dispatchEvent(click);
  },
  frame: () => place.querySelector('svg') as Element,
};

let toggleOpened: () => void = () => undefined;

function Branch({ item, levels }: { item: TreeItem<Department>; levels: number }) {
  const { node, children, level } = item;
  const [isOpen, setIsOpen] = useState(level <= levels);
  if (node.id === OPENED) toggleOpened = () => setIsOpen(!isOpen);
  return (
    <TreeNode label={<Words department={node} />}>
      {isOpen
        ? children.map((child) => <Branch key={child.node.id} item={child} levels={levels} />)
        : null}
    </TreeNode>
  );
}

function Words({ department }: { department: Department }) {
  return (
    <div style={{ display: 'inline-block', width: 280, height: 104 }}>
      {wordsOf(department).map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}

const organizationalChart: Contender = {
  canZoom: false,
  drawn: 'ul ul',
  mount(levels) {
    const [first] = tree.roots;
    if (!first) return;
    root.render(
      <div style={{ height: 900, overflow: 'auto' }}>
        <Tree label={<Words department={first.node} />}>
          {first.children.map((child) => (
            <Branch key={child.node.id} item={child} levels={levels} />
          ))}
        </Tree>
      </div>,
    );
  },
  toggle: () => flushSync(toggleOpened),
  frame: () => place.firstElementChild as Element,
};

const contenders: Record<string, Contender> = {
  HierarchyChart: ours,
  'd3-org-chart': d3OrgChart,
  'react-organizational-chart': organizationalChart,
};

/** Once the frame that shows what has been done has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

async function timeOf(act: () => void): Promise<number> {
  const begun = performance.now();
  act();
  await painted();
  return performance.now() - begun;
}

/** Frames a second while something is done before each of them. */
async function framesOf(act: (frame: number) => void): Promise<number> {
  const FRAMES = 90;
  await new Promise(requestAnimationFrame);
  const begun = performance.now();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    act(frame);
    await new Promise(requestAnimationFrame);
  }
  return (FRAMES * 1000) / (performance.now() - begun);
}

const fromMiddle = { clientX: 700, clientY: 450, bubbles: true, cancelable: true, view: window };

/** Zooms by the wheel to a point, in and out again. */
function zoom(frame: Element, turn: number) {
  const deltaY = turn % 40 < 20 ? -30 : 30;
  frame.dispatchEvent(new WheelEvent('wheel', { ...fromMiddle, deltaY, ctrlKey: true }));
}

/** Drags the drawing to and fro; what cannot be dragged is scrolled. */
function pan(frame: Element, turn: number) {
  const step = turn % 60 < 30 ? -40 : 40;
  if (frame.scrollWidth > frame.clientWidth) frame.scrollBy(-step, 0);
  const x = 700 + (turn % 60 < 30 ? turn % 60 : 60 - (turn % 60)) * -40;
  window.dispatchEvent(new MouseEvent('mousemove', { ...fromMiddle, clientX: x }));
}

Object.assign(globalThis, {
  async measure(name: string, levels: number) {
    const contender = contenders[name] as Contender;
    const paint = await timeOf(() => {
      const mount = () => contender.mount(levels);
      if (contender === d3OrgChart) mount();
      else flushSync(mount);
    });
    if (!document.querySelector(contender.drawn)) throw new Error(`${name} drew nothing`);
    const frame = contender.frame();
    const zooming = contender.canZoom ? await framesOf((turn) => zoom(frame, turn)) : undefined;
    frame.dispatchEvent(new MouseEvent('mousedown', fromMiddle));
    const panning = await framesOf((turn) => pan(frame, turn));
    window.dispatchEvent(new MouseEvent('mouseup', fromMiddle));
    if (contender === ours) {
      chart.current?.flyTo(OPENED);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const openings: number[] = [];
    for (let turn = 0; turn < OPENINGS; turn += 1) {
      contender.toggle();
      await painted();
      await new Promise((resolve) => setTimeout(resolve, 300));
      openings.push(await timeOf(contender.toggle));
    }
    return { paint, zooming, panning, expand: median(openings) };
  },
});
