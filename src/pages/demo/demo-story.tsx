import { useState } from 'react'
import type { DemoPage } from '../../../content/schemas/demo-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { PlayIcon } from '../../ui/icons/tools.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { DemoScene } from '../demo-scene.tsx'

/** The room, how to look round in it, and what to try elsewhere. */
export function DemoStory({ page }: { page: DemoPage }) {
  return (
    <>
      <Container className="grid gap-x-8 gap-y-6 pt-12 lg:grid-cols-12 lg:items-end lg:pt-16">
        <div className="lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{page.text}</p>
      </Container>
      <section aria-labelledby="room" className="pt-10 pb-16 sm:pb-20 lg:pt-14">
        <Container>
          <Room copy={page.scene} />
          <h2 className="mt-8 kind">{page.keys.title}</h2>
          <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {page.keys.rows.map(({ keys, does }) => (
              <div key={keys} className="border-t py-4">
                <dt className="font-mono text-[0.8125rem]">{keys}</dt>
                <dd className="mt-1 text-ink-soft">{does}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </section>
      <Tips copy={page.tools} />
      <CallToAction {...page.callToAction} />
    </>
  )
}

/** A row for each tool: how long it takes, and what to do there. */
function Tips({ copy }: { copy: DemoPage['tools'] }) {
  return (
    <Section tone="surface" ruled aria-labelledby="tips">
      <SectionHeader id="tips" title={copy.title} lead={copy.text} />
      <ul className="mt-12 border-b lg:mt-16">
        {copy.list.map((tool) => (
          <li
            key={tool.href}
            className="group relative grid gap-x-8 gap-y-2 border-t py-6 transition-colors hover:border-ink lg:grid-cols-12 lg:items-baseline"
          >
            <p className="font-mono text-[0.8125rem] text-ink-soft lg:col-span-1">{tool.time}</p>
            <Heading level={3} className="lg:col-span-4">
              <SiteLink
                href={tool.href}
                className="after:absolute after:inset-0 group-hover:text-signal"
              >
                {tool.title}
              </SiteLink>
            </Heading>
            <p className="max-w-2xl text-ink-soft lg:col-span-6">
              <span className="sr-only">{copy.tip}: </span>
              {tool.text}
            </p>
            <ArrowRightIcon className="justify-self-end transition-transform group-hover:translate-x-1 max-lg:hidden" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The poster, and in its place the tour's viewer once it is asked for. */
function Room({ copy }: { copy: DemoPage['scene'] }) {
  const [playing, setPlaying] = useState(false)
  if (playing) {
    return (
      <>
        <h2 id="room" className="sr-only">
          {copy.title}
        </h2>
        <DemoScene copy={copy} />
      </>
    )
  }
  return (
    <Reticle className="dark">
      <Picture
        {...copy.picture}
        sizes="(min-width: 80rem) 1200px, calc(100vw - 2.5rem)"
        priority
        className="aspect-square sm:aspect-video lg:aspect-[21/10]"
      />
      <div className="absolute inset-0 rounded bg-linear-to-t from-black/75 via-black/15 via-50% to-black/0 max-sm:via-black/55 max-sm:via-60%" />
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-4 p-6 text-white sm:p-10">
        <div>
          <Heading id="room" size="subtitle">
            {copy.title}
          </Heading>
          <p className="mt-1 font-mono text-xs max-sm:hidden">{copy.hint}</p>
        </div>
        <Button
          variant="primary"
          size="large"
          onClick={() => setPlaying(true)}
          className="needs-scripts after:absolute after:inset-0"
        >
          <PlayIcon />
          {copy.play}
        </Button>
      </div>
    </Reticle>
  )
}
