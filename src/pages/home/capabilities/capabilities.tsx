import { useState } from 'react'
import type { Home } from '../../../documents/refs.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { CapabilityCard } from './capability-card.tsx'
import { CapabilityDialog, type Shown } from './capability-dialog.tsx'

/** Four capabilities as rows of a ledger, a quiet index of what else there is, and three highlights. */
export function Capabilities({ copy, close }: { copy: Home['capabilities']; close: string }) {
  const [shown, setShown] = useState<Shown>()
  return (
    <Section ruled aria-labelledby="capabilities">
      <SectionHeader id="capabilities" eyebrow={copy.eyebrow} title={copy.title} lead={copy.text} />
      <div className="stagger mt-12 border-b lg:mt-16">
        {copy.categories.map((category) => (
          <CapabilityCard
            key={category.title}
            category={category}
            more={copy.more}
            onOpen={() => setShown(category)}
          />
        ))}
      </div>
      <Button
        className="needs-scripts mt-10"
        onClick={() => setShown('all')}
        aria-haspopup="dialog"
      >
        {copy.exploreAll}
      </Button>

      <div className="mt-20 grid gap-x-8 gap-y-6 lg:mt-28 lg:grid-cols-12">
        <Heading level={3} className="lg:col-span-4">
          {copy.labelsTitle}
        </Heading>
        <ul className="grid grid-cols-2 gap-x-8 font-mono text-[0.8125rem] sm:grid-cols-3 lg:col-span-8">
          {copy.labels.map((label) => (
            <li key={label} className="border-t py-3 text-ink-soft">
              {label}
            </li>
          ))}
        </ul>
      </div>

      <ul className="stagger mt-16 grid gap-8 md:grid-cols-3">
        {copy.highlights.map((highlight) => (
          <li key={highlight.title} className="border-t border-ink pt-5">
            <Heading level={3}>{highlight.title}</Heading>
            <p className="mt-2 max-w-sm text-ink-soft">{highlight.text}</p>
          </li>
        ))}
      </ul>
      <CapabilityDialog
        copy={copy}
        close={close}
        shown={shown}
        onClose={() => setShown(undefined)}
      />
    </Section>
  )
}
