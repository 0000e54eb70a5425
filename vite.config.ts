import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentsPlugin } from './scripts/content/vite-documents.ts'

/** Runs before the first paint, so it is a file of its own: a strict CSP allows no inline script. */
const themeBoot = 'src/app/theme-boot.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [documentsPlugin(), react(), tailwindcss()],
  build: {
    manifest: true,
    target: 'es2023',
    // Pages are linked by their preloads in the prerendered HTML; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { input: ['index.html', themeBoot] },
  },
}))
