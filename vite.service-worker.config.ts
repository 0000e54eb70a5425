import { defineConfig } from 'vite'

/** The service worker: one file of its own at the root of the site, which is the part of it that it may serve. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2023',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
