import { useState } from 'react'
import type { VoterEngagement } from '../../../content/schemas/voter-engagement.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { ResetIcon } from '../../ui/icons/tools.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

export interface BannerProps {
  copy: VoterEngagement['banner']
  onReset: () => void
}

/** Where the evening goes on, and the way back to its beginning. */
export function Banner({ copy, onReset }: BannerProps) {
  const [resets, setResets] = useState(0)
  const reset = () => {
    onReset()
    setResets(resets + 1)
  }
  return (
    <Section tone="floor" ruled aria-labelledby="banner">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <Picture
            {...copy.picture}
            sizes="(min-width: 80rem) 480px, (min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
          />
        </div>
        <div className="min-w-0 lg:col-span-6 lg:col-start-7">
          <Heading id="banner">{copy.title}</Heading>
          <p className="mt-6 max-w-xl text-lead text-ink-soft">{copy.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={copy.analytics.href} variant="primary" size="large">
              {copy.analytics.label}
            </ButtonLink>
            <ButtonLink href={copy.rewards.href} size="large">
              {copy.rewards.label}
            </ButtonLink>
          </div>
          <div className="needs-scripts mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
            <Button variant="quiet" className="-ml-5" onClick={reset}>
              <ResetIcon />
              {copy.reset}
            </Button>
            <p role="status" className="text-sm text-ink-soft">
              {resets > 0 && <span key={resets}>{copy.resetDone}</span>}
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}
