import { join } from 'node:path';
import ts from 'typescript';

/** What TypeScript says of some files of a package and of no other: what they import is read as far as they need it. */
export function typeErrors(root: string, folder: string, files: readonly string[]): string {
  const path = join(root, folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, folder));
  const { tsBuildInfoFile: _, ...stated } = options;
  const program = ts.createProgram({
    rootNames: files.map((file) => join(root, file)),
    options: { ...stated, incremental: false, declaration: true },
  });
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
      ...program.getDeclarationDiagnostics(source),
    ];
  });
  return ts.formatDiagnostics([...program.getOptionsDiagnostics(), ...found], {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}
