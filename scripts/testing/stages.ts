import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/setup/free-port.ts'
import { preferShell, provideChromium } from '../../tests/setup/provide-chromium.ts'
import { providePostgres } from '../../tests/setup/provide-postgres.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { BuildError } from '../build/steps.ts'
import { root, runCommand, runScript, runTool } from '../shared/command.ts'
import type { Scope, TestArguments } from './arguments.ts'
import {
  addReports,
  onlyInAll,
  type Report,
  reportCheck,
  reportPlaywright,
  reportVitest,
} from './report.ts'

export interface Stage {
  name: string
  kind: 'check' | 'build' | 'unit' | 'browser'
  /** @returns how many tests ended how, or what to say of a stage without tests that went well */
  run: () => Promise<Report | string>
}

/**
 * The stages of a test run that are asked for, in order: the checks that need nothing and say most, the build, whose
 * compiled content unit tests read too, and the tests.
 */
export function testStages(given: TestArguments): Stage[] {
  if (given.scope === 'quick') return [...checks, compiledContent, changedUnits]
  const { only, filters } = given
  return [...checks, ...builtStages(given)].filter(({ kind }) => {
    if (kind === 'build') return true
    return only ? kind === only : filters.length === 0 || kind !== 'check'
  })
}

const check = (name: string, script: string): Stage => ({
  name,
  kind: 'check',
  run: async () => reportCheck(name, (await runScript(script)).code),
})

const checks = [
  check('types', 'typecheck'),
  check('lint', 'lint'),
  check('content', 'content:check'),
]

const compiledContent: Stage = {
  name: 'compiled content',
  kind: 'build',
  run: async () => {
    const { code } = await runScript('content:build', { quiet: true })
    const isThere = existsSync(join(root, '.contentlayer/generated'))
    return code === 0 && isThere ? 'done' : reportCheck('compiled content', 1)
  },
}

/** Unit tests of what has changed and of what imports it; the tests of the whole house always. */
const changedUnits: Stage = {
  name: 'unit tests of what changed',
  kind: 'unit',
  run: async () => {
    const whole = await runVitest(['tests/architecture.test.ts'], 'quick')
    const since = `--changed=${await changedSince()}`
    const changed = await runVitest([since, '--passWithNoTests'], 'quick')
    return leaveOut(
      addReports([whole, changed]),
      'the build, the browser tests and all other unit tests: npm test',
    )
  },
}

/** What is not pushed yet, and what is not committed; with nothing of both, the last commit. */
async function changedSince(): Promise<string> {
  const git = async (...args: string[]) => {
    const { code, output } = await runCommand('git', args, { quiet: true })
    return code === 0 ? output.trim() : ''
  }
  const head = await git('rev-parse', 'HEAD')
  const pushed = (await git('merge-base', 'HEAD', '@{upstream}')) || head
  const isClean = pushed === head && (await git('status', '--porcelain')) === ''
  return isClean ? 'HEAD~1' : pushed
}

function builtStages({ scope, filters, options }: TestArguments): Stage[] {
  let isBuilt = false
  return [
    {
      name: 'build',
      kind: 'build',
      run: async () => {
        isBuilt = await build()
        return isBuilt ? 'done' : reportCheck('build', 1)
      },
    },
    {
      name: 'unit tests',
      kind: 'unit',
      run: async () => {
        await providePostgres()
        const lenient = filters.length > 0 ? ['--passWithNoTests'] : []
        return runVitest([...filters, ...lenient], scope)
      },
    },
    {
      name: 'browser tests',
      kind: 'browser',
      run: async () => {
        if (!isBuilt) return 'left out, for there is no site to look at'
        return runPlaywright([...filters, ...options], scope === 'all')
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

async function runVitest(args: string[], scope: Scope): Promise<Report> {
  const light = scope === 'all' ? [] : ['--tags-filter=!all']
  return withReport(async (file) => {
    const unhandled = `${file}-unhandled.json`
    const reporters = ['default', 'json', './scripts/testing/report-unhandled.ts']
    const { code } = await runTool(
      'vitest/vitest.mjs',
      [
        'run',
        ...args,
        ...light,
        ...reporters.map((name) => `--reporter=${name}`),
        `--outputFile.json=${file}`,
      ],
      { env: { UNHANDLED_FILE: unhandled } },
    )
    return reportVitest(await readJson(file), code, (await readJson(unhandled)) ?? [])
  })
}

async function runPlaywright(args: string[], isAll: boolean): Promise<Report> {
  await preferShell()
  const chromium = await provideChromium()
  if (chromium === null) return reportCheck('no Chromium for the browser tests', 1)
  const env = { CHROMIUM_PATH: chromium, TEST_PORT: String(await freePort()) }
  return withReport(async (file) => {
    const lenient = args.length > 0 ? ['--pass-with-no-tests'] : []
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--reporter=list,json', ...lenient, ...args],
      { env: { ...env, TEST_SCOPE: isAll ? 'all' : '', PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    )
    const report = reportPlaywright(await readJson(file), code)
    return isAll ? report : leaveOut(report, `browser tests tagged @all: ${onlyInAll}`)
  })
}

const leaveOut = (report: Report, what: string): Report => ({
  ...report,
  leftOut: [...report.leftOut, what],
})

async function withReport<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}
