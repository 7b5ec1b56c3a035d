/// <reference types="vitest/config" />
import { defineConfig } from 'vite';

export default defineConfig({
  test: {
    dir: 'test',
    include: ['**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    allowOnly: false,
  },
});
