import { observatoryScore } from '../setup/observatory-score.ts'
import type { Bench } from './bench.ts'
import type { Row } from './row.ts'

const budget = 135

/**
 * Scores the headers and scripts of every page as the Observatory would see them, that is by
 * https: behind the proxy that a public server has in front of it.
 */
export async function measureHeaders({ origin, addresses }: Bench): Promise<Row[]> {
  const scores = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(origin + address, { headers: { 'X-Forwarded-Proto': 'https' } })
      return { address, score: observatoryScore(answer.headers, await answer.text()) }
    }),
  )
  const [worst] = scores.toSorted((a, b) => a.score - b.score)
  if (!worst) throw new Error('No page to score')
  return [
    {
      what: "security headers by Mozilla Observatory's rules, worst page",
      measured: `${worst.score} (${worst.address})`,
      budget: `≥ ${budget}`,
      holds: worst.score >= budget,
      blame: scores
        .filter(({ score }) => score < budget)
        .map(({ address, score }) => `${address} ${score}`),
    },
  ]
}
