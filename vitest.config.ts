import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { documentsPlugin } from './scripts/content/vite-documents.ts'

const roots = '{src,content,scripts,assets,studio}/**'

export default defineConfig({
  test: {
    // Unless told, vitest leaves one core free: on a machine of two, half of them.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [documentsPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          include: [
            `${roots}/*.test.ts`,
            'tests/*.test.ts',
            'tests/setup/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [documentsPlugin(), react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [`${roots}/*.test.tsx`],
          setupFiles: ['tests/setup/patience.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
