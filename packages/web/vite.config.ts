/** How the page is built, and served to its developers. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

/** React Aria speaks thirty languages, the page two. */
const twoLanguages: Plugin = {
  name: 'two-languages',
  enforce: 'pre',
  load(id) {
    const isOther =
      /\/react-(aria|stately)[^/]*\/.*\/intl\/.*\/(?!en-US|fr-FR)\w\w-\w\w\.mjs$/.test(id);
    return isOther ? 'export default {}' : null;
  },
};

export default defineConfig({
  // Relative, so that the built page works in any folder of any server.
  base: './',
  resolve: {
    alias: [{ find: /^@open-gosu\/([a-z-]+)$/, replacement: here('../$1/src/index.ts') }],
  },
  // Some packages that lie in this repository beside the page are part of it.
  server: { port: 5173, fs: { allow: [here('../..')] } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Fonts and pictures are files of their own: each is fetched once, whatever else changes.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Which chunks a page needs at once: for `scripts/page-size.mjs`.
    manifest: 'chunks.json',
  },
  plugins: [
    twoLanguages,
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app',
      filename: 'service-worker.ts',
      // The page registers it itself (src/app/offline.ts).
      injectRegister: false,
      integration: {
        configureCustomSWViteBuild: (options) => {
          options.logLevel = 'error';
          // The plugin's own word for "one file" is an old one, which Vite 8 warns of.
          const output = options.build?.rollupOptions?.output as
            | Record<string, unknown>
            | undefined;
          if (output?.inlineDynamicImports === true) {
            delete output.inlineDynamicImports;
            output.codeSplitting = false;
          }
        },
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // A file this large would be left out of the offline page without a word.
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
      manifest: {
        id: './',
        name: 'Open Gosu',
        short_name: 'Open Gosu',
        description:
          'Two card games, Gosu X and GOSU Tactics, against bots or each other. Unofficial.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#1b1f27',
        background_color: '#1b1f27',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: 'icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
          { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
});
