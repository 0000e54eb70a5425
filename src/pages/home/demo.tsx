import { useState } from 'react'
import type { Home } from '../../../content/schemas/home.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { DemoPoster, DemoScene } from '../demo-scene.tsx'
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
        <DemoPoster
          className="lg:col-span-8"
          picture={{
            ...copy.picture,
            sizes: '(min-width: 80rem) 800px, (min-width: 64rem) 64vw, calc(100vw - 2.5rem)',
            className: 'max-sm:aspect-square',
          }}
          heading={
            <Heading level={3} size="subtitle">
              {title}
            </Heading>
          }
          hint={copy.hint}
          play={copy.watch}
          onPlay={() => setOpen(true)}
          opensDialog
        />
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
