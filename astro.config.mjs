import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { settings } from './site.config.ts';
import { fonts } from './src/integrations/fonts/index.ts';
import { lastUpdates } from './src/integrations/last-updates.ts';
import { moduleAddress } from './src/integrations/module-address.ts';
import { tightPolicy } from './src/integrations/tight-policy.ts';

const home = `${settings.address}${settings.base}`;
const updates = lastUpdates(new URL('src/content/rules/', import.meta.url));

/** Scripts that come later bring no styles with them, so they need nothing but to be imported. */
const importPlainly = {
  name: 'import-plainly',
  enforce: 'pre',
  // Astro passes this option on for pages only; otherwise each import would carry a list of all that it leads to.
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

export default defineConfig({
  site: settings.address,
  base: settings.base,
  trailingSlash: 'always',
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    fonts(),
    tightPolicy(),
    mdx(),
    preact(),
    sitemap({
      serialize: (item) => ({ ...item, lastmod: updates(item.url.slice(home.length - 1)) }),
    }),
  ],
  markdown: {
    // Smart punctuation would turn the gershayim of an acronym into a closing quote.
    processor: satteri({ features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  build: { inlineStylesheets: 'always' },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'none'",
        "img-src 'self'",
        "manifest-src 'self'",
      ],
    },
  },
  vite: {
    plugins: [importPlainly, moduleAddress()],
    build: {
      // Phones of 2023 know no light-dark().
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
      // Small scripts go into the page; a font never does, for the policy forbids data: addresses.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false),
      // Astro marks each chapter with a directive of its own, which the bundler need not know.
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: {
          // What is loaded together is one file, which compresses better than many small ones. What a worker needs
          // stands apart from Preact and from all that asks for a document: `basics` to `hints`.
          codeSplitting: {
            groups: [
              {
                name: 'shared',
                test: /node_modules\/preact\/|preload-helper|islands\/(?:use-later|use-view|use-narrow|view|said|rule-link|lost-board)\./,
              },
              { name: 'basics', test: /engine\/(?:result|position)\.|diagrams\/words\./ },
              { name: 'places', test: /board\/geometry\.|islands\/(?:places|naming)\./ },
              {
                name: 'game',
                test: /src\/engine\/(?!rules|score)|islands\/(?:arrows|checkers|turn|live-picture|scene|picture)\.|diagrams\/description\.|puzzles\/answer\./,
              },
              { name: 'hints', test: /puzzles\/(?:can-you-play|hints-to-play|printed)\./ },
              { name: 'frame', test: /islands\/puzzle-(?:frame|sentence)\./ },
              { name: 'posed', test: /islands\/posed-puzzle\./ },
              { name: 'offer', test: /islands\/puzzle-(?:offer|played)\./ },
              { name: 'reply', test: /islands\/puzzle-(?:reply|choosing)\./ },
              {
                name: 'dealing',
                test: /islands\/(?:dealing|desk|lost-puzzle)\.|puzzles\/question\./,
              },
            ],
          },
        },
      },
    },
  },
});
