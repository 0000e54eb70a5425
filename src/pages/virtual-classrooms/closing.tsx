import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { openDialog } from '../../visitor/dialogs.ts'

/** The way to an account. */
export function Closing({ copy }: { copy: VirtualClassrooms['closing'] }) {
  return (
    <Section tone="floor" ruled aria-labelledby="closing">
      <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Heading id="closing">{copy.title}</Heading>
          <p className="mt-6 max-w-xl text-lead text-ink-soft">{copy.text}</p>
        </div>
        <div className="needs-scripts lg:col-span-4 lg:justify-self-end">
          <Button
            variant="primary"
            size="large"
            aria-haspopup="dialog"
            onClick={() => openDialog('signup')}
          >
            {copy.trial}
          </Button>
        </div>
      </div>
    </Section>
  )
}
