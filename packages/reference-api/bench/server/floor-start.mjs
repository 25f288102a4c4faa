// The least that a start over the embedded database can do: open it, and ask it something.
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.env.AFERIR_DATA_DIR);
await database.query('select 1');
await database.close();
process.exit();
