import { useState } from 'react'
import type { ArFeatures } from '../../../content/schemas/ar-features.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { arMethodOf, type Findings, probeDevice } from './probe.ts'

/** The AR capabilities of this device; empty until the visitor asks. */
export function DeviceCheck({ copy }: { copy: ArFeatures['check'] }) {
  const [findings, setFindings] = useState<Findings>()
  const check = async () => setFindings(await probeDevice())
  return (
    <Section tone="night" aria-labelledby="check">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col items-start lg:col-span-5">
          <Heading id="check">{copy.title}</Heading>
          <p className="mt-5 max-w-md text-lead text-ink-soft">{copy.text}</p>
          <Button variant="primary" size="large" className="needs-scripts mt-8" onClick={check}>
            {findings ? copy.again : copy.button}
          </Button>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <dl className="rounded border bg-surface px-6 py-2">
            {copy.probed.map((each) => (
              <div
                key={each.id}
                className="flex items-baseline justify-between gap-6 border-b py-4 last:border-b-0"
              >
                <dt>
                  {each.name}
                  <span className="block text-sm text-ink-soft">{each.text}</span>
                </dt>
                <dd
                  className={`shrink-0 font-mono text-sm ${findings?.[each.id] ? 'text-good' : 'text-ink-soft'}`}
                >
                  {findings ? (findings[each.id] ? copy.yes : copy.no) : '—'}
                </dd>
              </div>
            ))}
          </dl>
          <p role="status" className="mt-5 text-lead">
            {findings ? copy.verdicts[arMethodOf(findings)] : copy.waiting}
          </p>
        </div>
      </div>
    </Section>
  )
}
