import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { openDialog } from '../../visitor/dialogs.ts'

/** What the boards hold to, and the way to an account. */
export function ClassroomsStory({ page: { features, closing } }: { page: VirtualClassrooms }) {
  return (
    <>
      <Section tone="surface" ruled aria-labelledby="features">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <Heading id="features" className="lg:col-span-5">
            {features.title}
          </Heading>
          <ul className="lg:col-span-7">
            {features.items.map((item, index) => (
              <li
                key={item.title}
                data-feature=""
                className="grid gap-x-6 gap-y-1 border-t border-ink py-6 last:pb-0 sm:grid-cols-[3rem_14rem_1fr]"
              >
                <span aria-hidden="true" className="font-mono text-xs leading-7 text-ink-soft">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <Heading level={3}>{item.title}</Heading>
                <p className="text-ink-soft">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section tone="floor" ruled aria-labelledby="closing">
        <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <Heading id="closing">{closing.title}</Heading>
            <p className="mt-6 max-w-xl text-lead text-ink-soft">{closing.text}</p>
          </div>
          <div className="needs-scripts lg:col-span-4 lg:justify-self-end">
            <Button
              variant="primary"
              size="large"
              aria-haspopup="dialog"
              onClick={() => openDialog('signup')}
            >
              {closing.trial}
            </Button>
          </div>
        </div>
      </Section>
    </>
  )
}
