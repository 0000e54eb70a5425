import { useState } from 'react'
import type { Home } from '../../../content/schemas/home.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PlayIcon } from '../../ui/icons/tools.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { DemoScene } from '../demo-scene.tsx'
import { interpolate } from '../interpolate.ts'

export interface DemoProps {
  copy: Home['demo']
  product: string
  close: string
}

/** A poster with a play button; Play opens the tour's viewer on the sample room in a large dialog. */
export function Demo({ copy, product, close }: DemoProps) {
  const [open, setOpen] = useState(false)
  const title = interpolate(copy.watchTitle, { product })
  return (
    <Section tone="floor" header={{ id: 'demo', ...copy }}>
      <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
        <Reticle className="dark lg:col-span-8">
          <Picture
            className="max-sm:aspect-square"
            {...copy.picture}
            sizes="(min-width: 80rem) 800px, (min-width: 64rem) 64vw, calc(100vw - 2.5rem)"
          />
          <div className="absolute inset-0 rounded bg-linear-to-t from-black/75 via-black/15 via-50% to-black/0 max-sm:via-black/55 max-sm:via-60%" />
          <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-4 p-6 text-white sm:p-10">
            <div>
              <Heading level={3} size="subtitle">
                {title}
              </Heading>
              <p className="mt-1 font-mono text-xs max-sm:hidden">{copy.hint}</p>
            </div>
            <Button
              variant="primary"
              size="large"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              className="needs-scripts after:absolute after:inset-0"
            >
              <PlayIcon />
              {copy.watch}
            </Button>
          </div>
        </Reticle>
        <ul className="flex flex-col justify-end lg:col-span-4">
          {copy.points.map((point) => (
            <li key={point.title} className="border-t py-5 first:border-ink">
              <Heading level={3}>{point.title}</Heading>
              <p className="mt-1.5 text-ink-soft">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={title} closeLabel={close} shape="large">
        <DemoScene copy={copy} />
      </Dialog>
    </Section>
  )
}
