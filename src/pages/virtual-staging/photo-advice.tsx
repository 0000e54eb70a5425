import type { VirtualStaging } from '../../../content/schemas/virtual-staging.ts'
import { CornerBrackets } from '../../ui/brackets/corner-brackets.tsx'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** A photograph as it should be beside one as it should not, and four rules. */
export function PhotoAdvice({ copy }: { copy: VirtualStaging['photo'] }) {
  return (
    <Section ruled header={{ id: 'photo', ...copy }}>
      <div className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16">
        {copy.examples.map(({ room, good, text }) => (
          <figure key={room}>
            {good ? (
              <CornerBrackets locked>
                <RoomPhoto room={room} />
              </CornerBrackets>
            ) : (
              <RoomPhoto room={room} />
            )}
            <figcaption className="mt-4 flex gap-3">
              {good ? (
                <CheckIcon className="mt-0.5 text-good" />
              ) : (
                <span aria-hidden="true" className="mt-3 h-px w-5 shrink-0 bg-signal" />
              )}
              {text}
            </figcaption>
          </figure>
        ))}
      </div>
      <ul className="mt-12 grid gap-x-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4 lg:gap-x-0">
        {copy.points.map((point) => (
          <li
            key={point.title}
            className="border-t py-6 lg:border-t-0 lg:border-l lg:px-6 lg:py-0 lg:first:border-line-strong"
          >
            <Heading level={3}>{point.title}</Heading>
            <p className="mt-2 text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The words below say what there is to see in it. */
function RoomPhoto({ room }: { room: string }) {
  const sizes = '(min-width: 80rem) 584px, (min-width: 40rem) 46vw, 100vw'
  return (
    <img
      src={`/rooms/${room}-480.webp`}
      srcSet={`/rooms/${room}-480.webp 480w, /rooms/${room}.jpg 2000w`}
      sizes={sizes}
      alt=""
      width={2000}
      height={1500}
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] h-auto w-full rounded bg-line object-cover"
    />
  )
}
