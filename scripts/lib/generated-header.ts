/** What stands above every file that the contract makes. */
export const generatedHeader =
  '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';
