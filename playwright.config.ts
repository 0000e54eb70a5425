import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium, shellFirst } from './tests/setup/chromium.ts'
import { testFlags } from './tests/setup/chromium-flags.ts'

const isAll = process.env.TEST_SCOPE === 'all'
const port = Number(process.env.TEST_PORT || 4319)
// Handed on, so that the workers, which read this file too, need not look again.
const executablePath = findChromium(shellFirst)?.path
if (executablePath) process.env.CHROMIUM_PATH = executablePath
// Where the server keeps its messages; the workers look there, and `remove-data` takes it away.
process.env.TEST_DATA ??= join(tmpdir(), `realia-browser-tests-${process.pid}`)

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,visual,xr}/**/*.spec.{ts,tsx}',
  outputDir: 'test-results',
  globalTeardown: './tests/setup/remove-data.ts',
  snapshotPathTemplate: '{testDir}/visual/screenshots/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One a core, each of which is kept busy by drawing in software; beyond eight memory is what is short.
  workers: Math.min(8, availableParallelism()),
  // A test that passes only when repeated has found something.
  failOnFlakyTests: true,
  // What only `npm run test:all` runs.
  grepInvert: isAll ? undefined : /@all/,
  // Ends before CI does, so that there is a report.
  globalTimeout: (isAll ? 80 : 40) * 60_000,
  // In CI a missing picture is a failure, not an order to take one.
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  timeout: 60_000,
  reporter: 'list',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' },
  },
  use: {
    ...devices['Desktop Chrome'],
    // West of Greenwich a day that is taken in one time zone and written in another is the day before.
    timezoneId: 'America/Los_Angeles',
    // A worker would answer requests that tests answer themselves; the test of reading offline lets it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    // One context and page a worker, emptied between tests: a fresh one costs more than most tests.
    reuseContext: true,
    launchOptions: {
      executablePath,
      args: testFlags,
    },
  },
  webServer: {
    command: `"${process.execPath}" src/server/main.ts`,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.TEST_DATA,
      DATABASE_URL: '',
      SMTP_URL: '',
      CONTACT_TO: '',
      // However often a test that sends is repeated.
      RATE_LIMIT: '10000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 20_000,
  },
})
