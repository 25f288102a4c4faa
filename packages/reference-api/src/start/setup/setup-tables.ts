/** What is known of the installation. */
export interface SetupTables {
  installation: InstallationTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends SetupTables {}
}

/** Facts about this installation, of no company. */
export interface InstallationTable {
  name: string;
  value: string;
}
