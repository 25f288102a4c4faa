import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

/** Where components are that a person sees; tests and what they are made of are no part of it. */
export function componentFiles(): string[] {
  return globSync('packages/{ui,widgets,reference-app}/src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx$|fixtures|-story-tools|\/testing\//.test(file))
    .map((file) => join(root, file));
}

/** As the sources of the widgets are compiled. */
function readOptions(): ts.CompilerOptions {
  const folder = join(root, 'packages/widgets');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.source.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, folder).options;
}

/**
 * Texts that change beside something else, in one element: a browser's translation puts its own nodes in the place of
 * texts, so that only a text that is all its element holds can be told anew. Given as `file:line`.
 */
export function textsBesideOthers(files: readonly string[]): string[] {
  const program = ts.createProgram([...files], readOptions());
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not in the program.`);
    const found: number[] = [];
    visitAll(source, (node) => {
      if (isFaulty(node, checker)) found.push(node.getStart());
    });
    return [...new Set(found.map((at) => source.getLineAndCharacterOfPosition(at).line + 1))].map(
      (line) => `${relative(root, file)}:${line}`,
    );
  });
}

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

function isFaulty(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isFunctionDeclaration(node)) return isTextComponent(node, checker);
  if (!ts.isJsxText(node) && !ts.isJsxExpression(node)) return false;
  const { parent } = node;
  if (!ts.isJsxElement(parent) && !ts.isJsxFragment(parent)) return false;
  if (ts.isJsxElement(parent) && isReplacedWhole(parent)) return false;
  const children = parent.children.filter(isSomething);
  if (!children.includes(node)) return false;
  const isAlone = children.length === 1 && ts.isJsxElement(parent);
  // What always stands before it leaves it where it is, and it never changes.
  if (isConstant(node)) return children.slice(0, children.indexOf(node)).some(isChanging);
  if (!ts.isJsxExpression(node) || !node.expression) return false;
  const type = checker.getTypeAtLocation(node.expression);
  if (isAlone) return checker.isArrayType(type) && saysText(elementOf(type, checker));
  return mayHoldText(type, ts.isJsxElement(parent) && isOfWords(parent));
}

/** What a component gives back has a key for this alone. */
function isReplacedWhole({ openingElement, parent }: ts.JsxElement): boolean {
  const isRoot = ts.isReturnStatement(
    ts.isParenthesizedExpression(parent) ? parent.parent : parent,
  );
  return isRoot && openingElement.attributes.properties.some(isKey);
}

function isKey(attribute: ts.JsxAttributeLike): boolean {
  return ts.isJsxAttribute(attribute) && attribute.name.getText() === 'key';
}

/** A component that is a text puts it beside whatever is around it. */
function isTextComponent(node: ts.FunctionDeclaration, checker: ts.TypeChecker): boolean {
  if (!/^[A-Z]/.test(node.name?.text ?? '')) return false;
  const signature = checker.getSignatureFromDeclaration(node);
  const type = signature?.getReturnType();
  // What is given whole may be anything, bigints too.
  return type !== undefined && saysText(type) && !partsOf(type).some(isBigInt);
}

function isSomething(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function isConstant(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return true;
  return ts.isJsxExpression(child) && child.expression !== undefined
    ? ts.isStringLiteralLike(child.expression)
    : false;
}

function isChanging(child: ts.JsxChild): boolean {
  return ts.isJsxExpression(child) && !isConstant(child);
}

function elementOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  return checker.getTypeArguments(type as ts.TypeReference)[0] ?? type;
}

/** Whether it is a text; what may as well be an element is given whole, and counts only where words are expected. */
function mayHoldText(type: ts.Type, isAmongWords: boolean): boolean {
  return saysText(type) && (isAmongWords || !partsOf(type).some(isElement));
}

function saysText(type: ts.Type): boolean {
  return partsOf(type).some(
    ({ flags }) =>
      (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0,
  );
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isBigInt({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.BigIntLike) !== 0;
}

function isElement(type: ts.Type): boolean {
  return type.getProperty('props') !== undefined;
}

const OF_WORDS =
  /^(?:a|b|button|caption|dt|em|figcaption|h[1-6]|label|legend|li|option|p|small|span|strong|summary|t[dh]|Heading)$/;

function isOfWords({ openingElement }: ts.JsxElement): boolean {
  return OF_WORDS.test(openingElement.tagName.getText());
}
