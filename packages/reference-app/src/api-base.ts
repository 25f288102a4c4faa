/** Address of the API, up to and including its version. */
export const API_BASE = '/api/v1';
