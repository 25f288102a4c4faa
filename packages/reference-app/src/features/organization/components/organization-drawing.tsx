import { normalizeSearchText } from '@aferir/domain';
import {
  HierarchyChart,
  type HierarchyChartHandle,
  type RenderLink,
  type TreeExpansion,
  TreeView,
  type TreeViewHandle,
  useFocusHeir,
} from '@aferir/ui';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { Link, type LinkProps } from '../../../shared/navigation/link.tsx';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { type Department, describeDepartment } from '../department.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { DepartmentRow } from './department-row.tsx';
import styles from './organization.module.css';

/** What the page can do with the drawing. */
export interface OrganizationDrawingHandle {
  /** Opens what is above a department, shows it and gives it the focus. */
  flyTo: (id: string) => void;
}

/** How the departments are shown. */
export type DrawingLook = 'chart' | 'list' | 'both';

/** Props of {@link OrganizationDrawing}. */
export interface OrganizationDrawingProps {
  look: DrawingLook;
  departments: readonly Department[];
  /** Which of them are open. */
  expansion: TreeExpansion;
  /** The department whose details are open. */
  selectedId: number | null;
  onActivate: (department: Department) => void;
  renderMenu: (department: Department) => ReactNode;
  /** Without it nothing can be dragged. */
  onMove: ((id: string, parentId: string) => void) | undefined;
  handle: Ref<OrganizationDrawingHandle>;
}

/** The departments as a drawing, as a list, or as both, which open and close together. */
export function OrganizationDrawing({
  look,
  departments,
  expansion,
  selectedId,
  onMove,
  handle,
  ...shared
}: OrganizationDrawingProps) {
  const chart = useRef<HierarchyChartHandle>(null);
  const list = useRef<TreeViewHandle>(null);
  const selection = { selectedId: selectedId === null ? null : String(selectedId) };
  useImperativeHandle(handle, () => ({
    flyTo: (id) => (chart.current ?? list.current)?.flyTo(id),
  }));

  // A window that becomes another one has another look, in which the same is elsewhere.
  const drawing = useRef<HTMLDivElement>(null);
  const heir = useMemo(
    () => ({
      get current() {
        return currentItemOf(drawing.current);
      },
    }),
    [],
  );
  const noteFocus = useFocusHeir(heir);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus is in it
    <div ref={drawing} className={styles.drawing} data-look={look} onFocus={noteFocus}>
      {look === 'chart' ? null : (
        <TreeView
          className={styles.list}
          label={texts.label}
          nodes={departments}
          renderNode={renderRow}
          toSearchText={normalizeSearchText}
          handle={list}
          {...expansion}
          {...selection}
          {...shared}
        />
      )}
      {look === 'list' ? null : (
        <HierarchyChart
          label={texts.label}
          nodes={departments}
          describe={describeDepartment}
          renderLink={renderPersonLink}
          handle={chart}
          {...(onMove && { onMove })}
          {...expansion}
          {...selection}
          {...shared}
        />
      )}
    </div>
  );
}

/** The item that Tab leads to. */
function currentItemOf(drawing: HTMLElement | null): HTMLElement | null {
  return drawing?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]') ?? null;
}

function renderRow(department: Department) {
  return <DepartmentRow department={department} />;
}

const renderPersonLink: RenderLink = ({ href, ...rest }) => <PersonAnchor {...rest} to={href} />;

/** Leads to a person, whose page leads back to the drawing as it is now. */
function PersonAnchor(props: LinkProps) {
  return <Link {...props} state={openedFrom(useAddress())} />;
}
