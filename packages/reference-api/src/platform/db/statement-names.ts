/** Statements with more parameters are bulk ones: their text seldom comes twice. */
const mostParameters = 24;

/** How many statements are prepared: each connection keeps a plan for every one of them. */
const mostStatements = 800;

/** Decides which statements are prepared, and under which names. */
export interface StatementNames {
  /** The name to prepare a statement under; none when it is not worth it. */
  of(text: string, values: readonly unknown[]): string | undefined;
  /** Has every statement prepared anew when a failure says that plans are out of date. */
  forgetAfter(error: unknown): void;
}

/** Makes the names of one process. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let count = 0;
  return {
    of: (text, { length }) => {
      if (length === 0 || length > mostParameters) return undefined;
      const known = names.get(text);
      if (known || names.size >= mostStatements) return known;
      count += 1;
      names.set(text, `aferir_${count}`);
      return names.get(text);
    },
    forgetAfter: (error) => {
      if (isOutdatedPlan(error)) names.clear();
    },
  };
}

/** Whether a table has changed under a statement, as by the migration of a newer process. */
function isOutdatedPlan(error: unknown): boolean {
  return (error as { routine?: string } | undefined)?.routine === 'RevalidateCachedQuery';
}
