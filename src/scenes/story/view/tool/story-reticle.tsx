import { useEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import { BracketLabel, CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { homeChapters, namedBelow } from '../../config.ts'
import { nameAt, reticleAt } from '../../model/framing.ts'
import { arStagesAt, lightAt } from '../../model/story.ts'
import { session, story } from './session.ts'

export interface ReticleLabels {
  /** what each chapter's picture shows first of all */
  labels: readonly string[]
  /** of the empty room, until its place is found */
  scanning: string
}

/**
 * The brackets round what the camera comes to, with its name and size. They go from one chapter's subject to the next, and
 * are the one thing that stays in the dark between two rooms. Where the sofa of the first chapter can be touched, it has
 * brackets of its own.
 */
export function StoryReticle({ labels, scanning }: ReticleLabels) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = () => {
      const element = box.current
      if (!element) return
      const { frame } = reticleAt(story)
      const { left, top, right, bottom } = frame
      // By a transform: what moves by its place counts as a shift of the page's layout.
      element.style.translate = `${100 * left}% ${100 * top}%`
      element.style.setProperty('--width', `${100 * (right - left)}%`)
      element.style.setProperty('--height', `${100 * (bottom - top)}%`)
      const name = nameAt(story)
      const shown = name === 'scanning' ? labels.length : name
      element.querySelectorAll('[data-label]').forEach((label, number) => {
        label.classList.toggle('opacity-0', number !== shown)
      })
      const strength = Math.max(leastOpacity, lightAt(story)) * arStagesAt(story.at).brackets
      element.style.setProperty('--strength', String(strength))
      element.toggleAttribute('data-first', !session.hasLeftHero)
    }
    show()
    return subscribe(story, show)
  }, [labels.length])
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="absolute inset-0 text-white lg:hidden wide-screen:block wide-screen:data-first:invisible"
    >
      <CornerBrackets
        inset="none"
        locked
        className="corner-brackets-over-picture h-(--height) w-(--width) [&_.corner-bracket]:opacity-(--strength)"
      >
        {[...labels, scanning].map((label, number) => (
          <BracketLabel
            // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place in the story
            key={number}
            data-label=""
            className={classNames(
              'right-0 bottom-[calc(100%+0.375rem)] whitespace-nowrap opacity-0 ring-1 ring-white/15 transition-opacity lg:bottom-[calc(100%+0.75rem)]',
              isNamedBelow(number) && 'tall-phone:top-[calc(100%+0.75rem)] tall-phone:bottom-auto',
            )}
          >
            {label}
          </BracketLabel>
        ))}
      </CornerBrackets>
    </div>
  )
}

/** Of the brackets, in the dark between two rooms. */
const leastOpacity = 0.25

function isNamedBelow(chapter: number): boolean {
  const picture = homeChapters[chapter]
  return picture !== undefined && namedBelow.includes(picture)
}
