import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { documentsPlugin } from './scripts/content/vite-documents.ts'

const roots = '{src,content,scripts,assets,studio}/**'
const nodeTests = [
  `${roots}/*.test.ts`,
  'tests/*.test.ts',
  'tests/{setup,seed-faults,bench}/**/*.test.ts',
]
/** What renders, and so needs a document. */
const domTests = [`${roots}/*.test.tsx`]

/** Which of these replace modules by others of their own, which nobody else must get. */
const mocking = (patterns: string[]) =>
  globSync(patterns).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))

/** Files of one worker share its modules, and its document, but for those that replace modules. */
function project(name: string, isolate: boolean): TestProjectConfiguration {
  const isDom = name.startsWith('dom')
  const patterns = isDom ? domTests : nodeTests
  return {
    plugins: isDom ? [documentsPlugin(), react()] : [documentsPlugin()],
    test: {
      name,
      isolate,
      pool: 'threads',
      // A slow machine takes its time; `npm test` names what takes over five seconds.
      testTimeout: 30_000,
      environment: isDom ? 'happy-dom' : 'node',
      include: isolate ? mocking(patterns) : patterns,
      exclude: isolate ? [] : ['node_modules', ...mocking(patterns)],
      setupFiles: isDom ? ['tests/setup/dom.ts'] : [],
    },
  }
}

export default defineConfig({
  test: {
    // Unless told, vitest leaves one core free: on a machine of two, half of them.
    maxWorkers: '100%',
    // What only `npm run test:all` runs: many rounds, many languages, real faults of a real database.
    tags: [{ name: 'all' }],
    projects: [
      project('node', false),
      project('node, mocking', true),
      project('dom', false),
      project('dom, mocking', true),
    ],
  },
})
