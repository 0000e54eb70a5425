import { useState } from 'react'
import type { DemoPage } from '../../../content/schemas/demo-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlayIcon } from '../../ui/icons/tools.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { DemoScene } from '../demo-scene.tsx'

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
