import { mendBuiltIns } from './shared/host/mend-built-ins.ts';

mendBuiltIns();
