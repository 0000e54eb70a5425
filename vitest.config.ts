import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { documentsPlugin } from './scripts/content/vite-documents.ts'

const roots = '{src,content,scripts,assets,studio}/**'

export default defineConfig({
  test: {
    // Unless told, vitest leaves one core free: on a machine of two, half of them.
    maxWorkers: '100%',
    // What only `npm run test:all` runs: many rounds, many languages, real faults of a real database.
    tags: [{ name: 'all' }],
    projects: [
      {
        plugins: [documentsPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
          include: [
            `${roots}/*.test.ts`,
            'tests/*.test.ts',
            'tests/{setup,seed-faults}/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [documentsPlugin(), react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
          include: [`${roots}/*.test.tsx`],
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
    ],
  },
})
