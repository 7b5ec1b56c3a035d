import { fc } from '@fast-check/vitest';

fc.configureGlobal({ seed: 65 });
