import { useCallback, useEffect, useState } from 'react'
import type { Legal } from '../../../content/schemas/legal.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormats } from '../../ui/formats.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Hero } from '../../ui/sections/hero.tsx'
import { deleteVisitorData, findStoredKeys, type StoredKey } from '../../visitor/stored-data.ts'
import { interpolate } from '../interpolate.ts'
import { proseComponents } from '../prose.tsx'

export interface LegalPartProps {
  name: Extract<Legal['sections'][number], { type: 'tool' }>['name']
  page: Legal
}

/** In short, a look into the visitor's own browser where the page has one, and the text. */
export function LegalPart({ name, page }: LegalPartProps) {
  const { Body, eyebrow, title, intro, stored, updated, updatedLabel } = page
  const { longDate } = useFormats()
  switch (name) {
    case 'intro':
      return (
        <Hero layout="even" eyebrow={eyebrow} title={title} text={intro}>
          <ul className="grid gap-x-8 gap-y-8 pt-14 pb-16 sm:grid-cols-3 lg:pt-20">
            {page.summary.map((point) => (
              <li key={point.title} className="border-t border-ink pt-5">
                <Heading size="name">{point.title}</Heading>
                <p className="mt-2 text-ink-soft">{point.text}</p>
              </li>
            ))}
          </ul>
        </Hero>
      )
    case 'stored':
      return stored && <StoredHere copy={stored} />
    case 'text':
      return (
        <Section ruled tone="surface" aria-label={eyebrow}>
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
            <p className="kind lg:col-span-4" suppressHydrationWarning>
              {interpolate(updatedLabel, { date: longDate(updated) })}
            </p>
            <div className="min-w-0 lg:col-span-7 lg:col-start-6">
              <Body components={proseComponents} />
            </div>
          </div>
        </Section>
      )
  }
}

/** What this site has stored in this browser, as it is now, and the button that removes it. */
function StoredHere({ copy }: { copy: NonNullable<Legal['stored']> }) {
  // Until the page is alive nothing is known.
  const [stored, setStored] = useState<StoredKey[]>()
  const [removed, setRemoved] = useState(false)
  const look = useCallback(async () => setStored(await findStoredKeys()), [])
  useEffect(() => {
    const stop = new AbortController()
    void look()
    // Another tab, a press here, or the visitor before coming back may have changed something.
    for (const type of ['storage', 'focus', 'click']) addEventListener(type, look, stop)
    return () => stop.abort()
  }, [look])
  const remove = async () => {
    setRemoved(true)
    await deleteVisitorData()
    await look()
  }
  return (
    <Section tone="night" aria-labelledby="stored">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="stored">{copy.title}</Heading>
          <p className="mt-6 text-ink-soft">{copy.text}</p>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <table className="w-full text-left">
            <thead>
              <tr className="font-kind text-xs text-ink-soft">
                {[copy.keyColumn, copy.purposeColumn, copy.stateColumn].map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="py-3 pr-4 font-normal last:pr-0 last:text-right"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {copy.rows.map(({ key, text }) => (
                <tr key={key} className="border-t align-top last:border-b">
                  <th scope="row" className="py-4 pr-4 font-mono text-sm font-normal">
                    {key}
                  </th>
                  <td className="py-4 pr-4">{text}</td>
                  <td className="needs-scripts py-4 text-right">
                    {stored ? (
                      <Badge
                        tone={stored.includes(key) ? 'depth' : 'plain'}
                        className="whitespace-nowrap"
                      >
                        {stored.includes(key) ? copy.present : copy.absent}
                      </Badge>
                    ) : (
                      '–'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="needs-scripts mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={remove} aria-disabled={stored?.length === 0}>
              {copy.remove}
            </Button>
            <p role="status" className="text-sm text-good">
              {removed && stored?.length === 0 && copy.removed}
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}
