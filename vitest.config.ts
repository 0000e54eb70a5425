import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { documentsPlugin } from './scripts/content/vite-documents.ts'

const roots = '{src,content,scripts,assets,studio,tests}/**'
const nodeTests = `${roots}/*.test.ts`
/** Tests that replace modules by their own, which no other file may get. */
const mocking = globSync(nodeTests).filter((path) =>
  readFileSync(path, 'utf8').includes('vi.mock('),
)

// West of Greenwich a day that is taken in one time zone and written in another is the day before.
process.env.TZ = 'America/Los_Angeles'

/** A slow machine takes its time; `npm test` names what takes over five seconds. */
const setupFiles = ['tests/setup/restore.ts']
const shared = { pool: 'threads', testTimeout: 30_000, hookTimeout: 60_000, setupFiles } as const

export default defineConfig({
  test: {
    // Unless told, vitest leaves one core free: on a machine of two, half of them.
    maxWorkers: '100%',
    // What only `npm run test:all` runs: many rounds, many languages, real faults of a real database.
    tags: [{ name: 'all' }],
    projects: [
      {
        plugins: [documentsPlugin()],
        // Files of one worker share its modules: to load them anew for each took longer than the tests.
        test: { ...shared, name: 'node', isolate: false, include: [nodeTests], exclude: mocking },
      },
      {
        plugins: [documentsPlugin()],
        test: { ...shared, name: 'mocking', include: mocking },
      },
      {
        // What renders, and so needs a document.
        plugins: [documentsPlugin(), react()],
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          include: [`${roots}/*.test.tsx`],
          setupFiles: [...setupFiles, 'tests/setup/dom.ts'],
        },
      },
    ],
  },
})
