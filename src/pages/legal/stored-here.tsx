import { useState, useSyncExternalStore } from 'react'
import type { Legal } from '../../documents/refs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { followStored, forgetVisitor, type StoredKey, storedKeys } from '../../visitor/stored.ts'

/** Until the page is alive nothing is known. */
const unknown = (): readonly StoredKey[] | undefined => undefined

/** What this site has stored in this browser, as it is now, and the button that removes it. */
export function StoredHere({ copy }: { copy: NonNullable<Legal['stored']> }) {
  const stored = useSyncExternalStore<readonly StoredKey[] | undefined>(
    followStored,
    storedKeys,
    unknown,
  )
  const [removed, setRemoved] = useState(false)
  const remove = () => {
    forgetVisitor()
    setRemoved(true)
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
                <th scope="col" className="py-3 pr-4 font-normal">
                  {copy.keyColumn}
                </th>
                <th scope="col" className="py-3 pr-4 font-normal">
                  {copy.purposeColumn}
                </th>
                <th scope="col" className="py-3 text-right font-normal">
                  {copy.stateColumn}
                </th>
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
