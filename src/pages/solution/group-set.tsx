import type { Solution } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ArrowLink } from '../arrow-link.tsx'

/** What a group holds: its picture and way in on one side, what it is made of on the other. */
export function GroupSet({ title, group }: { title: string; group: Solution }) {
  const { picture, tool, features, benefits } = group
  return (
    <Section ruled tone="surface" aria-labelledby="set">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <Heading id="set">{title}</Heading>
          {picture && (
            <Picture
              {...picture}
              sizes="(min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
              className="mt-8"
            />
          )}
          <Heading level={3} className="mt-6">
            {tool.title}
          </Heading>
          <p className="mt-2 text-ink-soft">{tool.text}</p>
          <ArrowLink {...tool.link} />
        </div>
        <ul className="border-b lg:col-span-6 lg:col-start-7">
          {[...features, ...benefits].map((point) => (
            <li key={point.title} className="border-t py-5">
              <Heading level={3}>{point.title}</Heading>
              <p className="mt-1.5 max-w-lg text-ink-soft">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
