import { expect, test } from 'vitest'
import { cpuSlowdown } from './phone.ts'
import { routeRows } from './routes.ts'
import { lighthouseRows, machineRow } from './rows.ts'
import { type Report, summarize } from './run.ts'

const category = (score: number, ...audits: [string, number][]) => ({
  score,
  auditRefs: audits.map(([id, weight]) => ({ id, weight })),
})

const report: Report = {
  audits: {
    'largest-contentful-paint': {
      score: 0.98,
      title: 'LCP',
      displayValue: '1.6 s',
      numericValue: 1600,
    },
    'total-blocking-time': { score: 1, title: 'TBT', numericValue: 12.4 },
    'cumulative-layout-shift': { score: 1, title: 'CLS', numericValue: 0 },
    'image-alt': { score: 0, title: 'Images lack alt' },
    'video-caption': { score: null, title: 'Not applicable' },
    informative: { score: 0, title: 'Weighs nothing' },
  },
  categories: {
    performance: category(0.99, ['largest-contentful-paint', 25], ['informative', 0]),
    accessibility: category(0.96, ['image-alt', 10], ['video-caption', 10]),
    'best-practices': category(1),
    seo: category(1),
  },
  environment: { benchmarkIndex: 1200 },
  configSettings: { throttling: { cpuSlowdownMultiplier: 1.2 } },
}

test('of a report remain scores, lab metrics and the audits that cost points', () => {
  expect(summarize(report)).toEqual({
    scores: { performance: 99, accessibility: 96, 'best-practices': 100, seo: 100 },
    lcp: 1600,
    tbt: 12.4,
    cls: 0,
    failed: [
      'performance: largest-contentful-paint 1.6 s',
      'accessibility: image-alt Images lack alt',
    ],
    benchmarkIndex: 1200,
    cpuSlowdown: 1.2,
  })
})

test('a category without a score is an error, not a nought', () => {
  const { seo, ...others } = report.categories
  expect(() => summarize({ ...report, categories: others })).toThrow('seo')
  expect(seo).toBeDefined()
})

test('rows tell medians and hold only when every figure does', () => {
  const slow = { ...summarize(report), stolen: 0.01 }
  const good = {
    ...slow,
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    lcp: 1200,
    failed: [],
  }
  const [scores, lab] = lighthouseRows('/', [slow, good, good])
  expect(scores).toMatchObject({ measured: '100 · 100 · 100 · 100', holds: true })
  expect(lab).toMatchObject({ measured: '1.20 s · 12 ms · 0.000', holds: true })
  const [broken, late] = lighthouseRows('/', [slow, slow, good])
  expect(broken).toMatchObject({ measured: '99 · 96 · 100 · 100', holds: false })
  expect(late?.holds).toBe(false)
  expect(late?.blame).toEqual(['performance: largest-contentful-paint 1.6 s (2 of 3 runs)'])
})

test('of all routes the worst is told, and each page that breaks a budget', () => {
  const slow = { ...summarize(report), stolen: 0.01 }
  const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
  const good = { ...slow, scores, lcp: 1200 }
  const pages = [{ address: '/', runs: [good] }]
  expect(routeRows(pages)).toMatchObject([
    { measured: '1 of 1 · score ≥ 100 · LCP ≤ 1.20 s · TBT ≤ 12 ms · CLS ≤ 0.000', holds: true },
  ])
  const [row] = routeRows([...pages, { address: '/demo', runs: [slow, good, slow] }])
  expect(row).toMatchObject({ holds: false })
  expect(row?.measured).toMatch(/^1 of 2 · score ≥ 96 · LCP ≤ 1.60 s/)
  expect(row?.blame).toHaveLength(1)
  expect(row?.blame?.[0]).toMatch(/^\/demo: 99 · 96 · 100 · 100, LCP 1600 ms.*3 runs/)
})

test('the row of the machine says how fast it was and how much of it was there', () => {
  const run = { ...summarize(report), stolen: 0.024 }
  expect(machineRow([run])).toMatchObject({ measured: '1200 · 1.2× · 2 %', holds: null })
})

test('the CPU is made as slow as the phone, on a fast machine as on a slow one', () => {
  expect(cpuSlowdown(3700)).toBeCloseTo(3.7)
  expect(cpuSlowdown(1300)).toBeCloseTo(1.3)
  expect(cpuSlowdown(700)).toBe(1)
})
