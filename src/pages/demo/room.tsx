import { useState } from 'react'
import type { DemoPage } from '../../../content/schemas/demo-page.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { DemoPoster, DemoScene } from '../demo-scene.tsx'

/** The room, and how to look round in it. */
export function Room({ page: { scene, keys } }: { page: DemoPage }) {
  return (
    <section aria-labelledby="room" className="pt-10 pb-16 sm:pb-20 lg:pt-14">
      <Container>
        <Scene copy={scene} />
        <h2 className="mt-8 kind">{keys.title}</h2>
        <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {keys.rows.map(({ keys, does }) => (
            <div key={keys} className="border-t py-4">
              <dt className="font-mono text-[0.8125rem]">{keys}</dt>
              <dd className="mt-1 text-ink-soft">{does}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}

/** The poster, and in its place the tour's viewer once it is asked for. */
function Scene({ copy }: { copy: DemoPage['scene'] }) {
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
    <DemoPoster
      picture={{
        ...copy.picture,
        sizes: '(min-width: 80rem) 1200px, calc(100vw - 2.5rem)',
        priority: true,
        className: 'aspect-square sm:aspect-video lg:aspect-[21/10]',
      }}
      heading={
        <Heading id="room" size="subtitle">
          {copy.title}
        </Heading>
      }
      hint={copy.hint}
      play={copy.play}
      onPlay={() => setPlaying(true)}
    />
  )
}
