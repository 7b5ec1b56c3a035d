import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { house } from './tools/lint/plugin.ts';

const TYPED = ['**/*.ts', '**/*.tsx'];
const IN_ASTRO = ['**/*.astro/*.ts', '**/*.astro/*.js'];

export default defineConfig(
  globalIgnores(['dist/', 'reports/', '.astro/', '.stryker-tmp/', 'test-results/', 'coverage/']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  { extends: [tseslint.configs.strict], files: ['**/*.{js,mjs,ts,tsx,astro}'] },
  {
    extends: [tseslint.configs.strictTypeCheckedOnly],
    files: TYPED,
    ignores: IN_ASTRO,
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // The strings taken apart here are ids and notation, which are ASCII.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    },
  },
  astro.configs['flat/recommended'],
  {
    files: ['**/*.{js,mjs,ts,tsx,astro}'],
    plugins: { house },
    rules: {
      'house/imports': 'error',
      'house/file-names': 'error',
      // An index into a list that is known to hold it is written `list[i]!`.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-else-return': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  // Tools print, and a page under test is listened to.
  { files: ['tools/**', 'test/browser/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.mdx'],
    plugins: { house },
    processor: 'house/mdx-imports',
  },
);
