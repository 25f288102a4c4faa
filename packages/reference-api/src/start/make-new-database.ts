// Makes the empty database that new data folders begin as.
import { makeNewDatabase } from '../platform/db/new-database.ts';

await makeNewDatabase();
