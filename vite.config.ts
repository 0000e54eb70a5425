import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks, scenesAhead } from './scripts/build/chunks.ts'
import { threeSourcePlugin } from './scripts/build/three-source.ts'
import { xrLibraryPlugin } from './scripts/build/xr-library.ts'
import { documentsPlugin } from './scripts/content/vite-documents.ts'

/** Run before the page's own code, so they are files of their own: a strict CSP allows no inline script. */
const early = ['src/app/theme-boot.ts', 'src/app/wake.ts']

/**
 * What is fetched beside a chunk that code asks for. The frame would carry the names of all that every page and dialog is
 * made of, though most of it is there already and the rest is small: what it asks for is named with its styles only.
 */
const namedDependencies = (
  _chunk: string,
  dependencies: string[],
  { hostId }: { hostId: string },
) =>
  hostId.includes('/frame-') ? dependencies.filter((name) => name.endsWith('.css')) : dependencies

/** The router takes a hook of React's from a package for Reacts that lack it. */
const ownHook = {
  find: 'use-sync-external-store/shim/index.js',
  replacement: fileURLToPath(new URL('src/app/sync-external-store.ts', import.meta.url)),
}

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias: isSsrBuild ? [] : [ownHook] },
  plugins: [documentsPlugin(), threeSourcePlugin(), xrLibraryPlugin(), react(), tailwindcss()],
  // What is built as a worker is one file: also the viewer of a page that is sent.
  worker: { plugins: () => [threeSourcePlugin()] },
  build: {
    manifest: true,
    target: 'es2023',
    // Pages are linked by their preloads in the prerendered HTML; the polyfill would be an inline script.
    modulePreload: { polyfill: false, resolveDependencies: namedDependencies },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['index.html', ...early, ...scenesAhead],
          // The list of scenes does nothing by itself: a page that takes one tool from it loads that tool alone.
          treeshake: {
            moduleSideEffects: [{ test: /src\/scenes\/index\.ts$/, sideEffects: false }],
          },
          output: { codeSplitting: { groups: chunks } },
        },
  },
}))
