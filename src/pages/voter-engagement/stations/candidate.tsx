import { useTranslation } from 'react-i18next'
import type { VoterEngagement } from '../../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../../content/schemas/voter-engagement-demo.ts'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Bar } from '../../../ui/poll-bars/poll-bars.tsx'
import { fill } from '../../fill.ts'

export interface CandidateProps {
  copy: VoterEngagement['stations']['portal']
  candidate: VoterEngagementDemo['candidates'][number]
}

/** The most that a candidate can be rated. */
const BEST = 5

/** One column of the comparison. */
export function Candidate({ copy, candidate }: CandidateProps) {
  const { i18n } = useTranslation('shell')
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 })
  const { name, party, experience, rating, policies } = candidate
  const row = 'border-t py-4 pr-8 md:group-not-first/candidate:pl-6'
  return (
    <li className="group/candidate grid md:row-span-5 md:grid-rows-subgrid md:not-first:border-l">
      <div className={`${row} border-ink pt-5`}>
        <p className="kind">{copy.candidate}</p>
        <Heading level={3} size="subtitle" className="mt-2">
          {name}
        </Heading>
      </div>
      <div className={row}>
        <p className="kind">{copy.party}</p>
        <p className="mt-1">{party}</p>
      </div>
      <div className={row}>
        <p className="kind">{copy.experience}</p>
        <p className="mt-1">{experience}</p>
      </div>
      <div className={row}>
        <p className="kind">{copy.rating}</p>
        <p className="mt-1">{fill(copy.ratingOf, { rating: number.format(rating), best: BEST })}</p>
        <Bar percent={(rating / BEST) * 100} className="mt-3 h-1.5 max-w-48 text-depth" />
      </div>
      <div className={row}>
        <p className="kind">{copy.policies}</p>
        <ul className="mt-1">
          {policies.map((policy) => (
            <li key={policy} className="py-1">
              {policy}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
