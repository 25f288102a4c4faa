import { parseAstAsync } from 'vite';

/** A page of the app and the modules that its code is, as `routes.tsx` or `direct-routes.ts` says. */
export interface RouteModules {
  /** Its name in `paths`. */
  readonly page: string;
  /** As the source imports them: the layouts around it first. */
  readonly modules: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Reads from the source which modules each `lazyPage` or `directPage` fetches, and each `lazyLayout` around it. */
export async function routeModules(source: string): Promise<RouteModules[]> {
  return pagesIn((await parseAstAsync(source, { lang: 'tsx' })) as unknown as Node, []);
}

function pagesIn(node: Node, layouts: readonly string[]): RouteModules[] {
  const [first, second] = argumentsOf(node);
  const within = calls(node, 'lazyLayout') && first ? [...layouts, importedBy(first)] : layouts;
  const isPage = calls(node, 'lazyPage') || calls(node, 'directPage');
  if (isPage && first && second && isPathsMember(first)) {
    const { name } = first.property as Node & { name: string };
    return [{ page: name, modules: [...layouts, importedBy(second)] }];
  }
  return childrenOf(node).flatMap((child) => pagesIn(child, within));
}

function calls({ type, callee }: Node, name: string): boolean {
  return type === 'CallExpression' && (callee as { name?: string }).name === name;
}

function argumentsOf(node: Node): readonly Node[] {
  return node.type === 'CallExpression' ? (node.arguments as Node[]) : [];
}

function isPathsMember({ type, object }: Node): boolean {
  return type === 'MemberExpression' && (object as { name?: string }).name === 'paths';
}

function importedBy(node: Node): string {
  const [specifier] = importsIn(node);
  if (specifier === undefined) throw new Error('A route imports no module.');
  return specifier;
}

function importsIn(node: Node): string[] {
  if (node.type === 'ImportExpression') return [(node.source as { value: string }).value];
  return childrenOf(node).flatMap(importsIn);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
