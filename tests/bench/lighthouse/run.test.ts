import { expect, test } from 'vitest'
import { machineRow, routeRows } from './measure.ts'
import { cpuSlowdown } from './phone.ts'
import { type Report, summarize } from './run.ts'

const category = (score: number, ...audits: [string, number][]) => ({
  score,
  auditRefs: audits.map(([id, weight]) => ({ id, weight })),
})
const lcp = { score: 0.98, title: 'LCP', displayValue: '1.6 s', numericValue: 1600 }
const report: Report = {
  audits: {
    'largest-contentful-paint': lcp,
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
const lcpFailed = 'performance: largest-contentful-paint 1.6 s'

test('of a report remain scores, lab metrics and the audits that cost points', () => {
  expect(summarize(report)).toEqual({
    scores: { performance: 99, accessibility: 96, 'best-practices': 100, seo: 100 },
    ...{ lcp: 1600, tbt: 12.4, cls: 0 },
    failed: [lcpFailed, 'accessibility: image-alt Images lack alt'],
    ...{ benchmarkIndex: 1200, cpuSlowdown: 1.2 },
  })
  // A category without a score is an error, not a nought.
  const { seo: _, ...others } = report.categories
  expect(() => summarize({ ...report, categories: others })).toThrow('seo')
})

const slow = { ...summarize(report), stolen: 0.024 }
const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const good = { ...slow, scores, lcp: 1200, failed: [] }

test('of all routes the worst is told, by medians, and each page that breaks a budget with what cost points', () => {
  const pages = [{ address: '/', runs: [slow, good, good] }]
  expect(routeRows(pages)).toMatchObject([
    { measured: '1 of 1 · score ≥ 100 · LCP ≤ 1.20 s · TBT ≤ 12 ms · CLS ≤ 0.000', holds: true },
  ])
  const [row] = routeRows([...pages, { address: '/demo', runs: [slow, good, slow] }])
  expect(row?.holds).toBe(false)
  expect(row?.measured).toMatch(/^1 of 2 · score ≥ 96 · LCP ≤ 1.60 s/)
  expect(row?.blame?.[0]).toMatch(/^\/demo: 99 · 96 · 100 · 100, LCP 1600 ms.*3 runs/)
  expect(row?.blame?.[1]).toBe(`${lcpFailed} (2 of 3 runs)`)
})

test.each([{ scores: { ...scores, seo: 99 } }, { lcp: 1501 }, { tbt: 51 }, { cls: 0.011 }])(
  'a page with %j breaks a budget',
  (change) => {
    const [row] = routeRows([{ address: '/', runs: [{ ...good, ...change }] }])
    expect(row?.holds).toBe(false)
  },
)

test('the CPU is made as slow as the phone, and the row of the machine says so', () => {
  expect([3700, 1300, 700].map(cpuSlowdown)).toEqual([3.7, 1.3, 1])
  expect(machineRow([slow])).toMatchObject({ measured: '1200 · 1.2× · 2 %', holds: null })
})
