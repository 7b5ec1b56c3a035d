import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** For mutation tests: a property is called by its seed, and is found again only if that stays the same. */
export default mergeConfig(
  config,
  defineConfig({ test: { setupFiles: ['test/engine/same-seed.ts'] } }),
);
