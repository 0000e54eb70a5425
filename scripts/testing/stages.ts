import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/setup/free-port.ts'
import { preferShell, provideChromium } from '../../tests/setup/provide-chromium.ts'
import { providePostgres } from '../../tests/setup/provide-postgres.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { BuildError } from '../build/steps.ts'
import { runScript, runTool } from '../shared/command.ts'
import type { TestArguments } from './arguments.ts'
import { type Count, countCheck, countPlaywright, countVitest } from './count.ts'

export interface Stage {
  name: string
  kind: 'check' | 'build' | 'unit' | 'browser'
  /** @returns how many tests ended how, or what to say of a stage without tests that went well */
  run: () => Promise<Count | string>
}

/**
 * The stages of a test run that are asked for, in order. Every kind of test needs the build, which
 * also compiles the content that unit tests read; the static checks need nothing and say most.
 */
export function testStages(given: TestArguments): Stage[] {
  const { only, filters } = given
  return allStages(given).filter(({ kind }) => {
    if (kind === 'build') return true
    return only === 'all' ? filters.length === 0 || kind !== 'check' : kind === only
  })
}

function allStages({ filters, options }: TestArguments): Stage[] {
  let isBuilt = false
  const check = (name: string, script: string): Stage => ({
    name,
    kind: 'check',
    run: async () => countCheck(name, (await runScript(script)).code),
  })
  return [
    check('types', 'typecheck'),
    check('lint', 'lint'),
    check('content', 'content:check'),
    {
      name: 'build',
      kind: 'build',
      run: async () => {
        isBuilt = await build()
        return isBuilt ? 'done' : countCheck('build', 1)
      },
    },
    { name: 'unit tests', kind: 'unit', run: () => runVitest(filters) },
    {
      name: 'browser tests',
      kind: 'browser',
      run: async () => {
        if (!isBuilt) return 'left out, for there is no site to look at'
        return runPlaywright([...filters, ...options])
      },
    },
  ]
}

async function build(): Promise<boolean> {
  try {
    await ensureBuilt()
    return true
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    console.error(`${error.output}\n${error.message}`)
    return false
  }
}

async function runVitest(filters: string[]): Promise<Count> {
  await providePostgres()
  return withReport(async (file) => {
    const unhandled = `${file}-unhandled.json`
    const reporters = ['default', 'json', './scripts/testing/report-unhandled.ts']
    const lenient = filters.length > 0 ? ['--passWithNoTests'] : []
    const { code } = await runTool(
      'vitest/vitest.mjs',
      [
        'run',
        ...filters,
        ...reporters.map((name) => `--reporter=${name}`),
        `--outputFile.json=${file}`,
        ...lenient,
      ],
      { env: { UNHANDLED_FILE: unhandled } },
    )
    return countVitest(await readReport(file), code, await readReport(unhandled))
  })
}

async function runPlaywright(args: string[]): Promise<Count> {
  await preferShell(process.env)
  const chromium = await provideChromium()
  if (chromium === null) return countCheck('no Chromium for the browser tests', 1)
  return withReport(async (file) => {
    const lenient = args.length > 0 ? ['--pass-with-no-tests'] : []
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--reporter=list,json', ...lenient, ...args],
      {
        env: {
          CHROMIUM_PATH: chromium,
          TEST_PORT: String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
      },
    )
    return countPlaywright(await readReport(file), code)
  })
}

async function withReport<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}
