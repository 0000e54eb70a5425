import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { DimensionLine } from '../../../../ui/brackets/dimension-line.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { type AnimationState, animationStateAt } from '../../model/animation-state.ts'
import { drawAnimationState, type SvgShape } from '../../model/drawing.ts'
import { createHowArState, showStage, stageAtLine } from '../../model/how-ar.ts'

export interface HowArToolProps {
  stages: { title: string; text: string }[]
}

const loadScene = () => import('../how-ar-scene.tsx').then((module) => module.HowArScene)

/**
 * The six stages as a list beside a table on which they happen, driven by scrolling past the list or by pressing a
 * stage.
 */
export function HowArTool({ stages }: HowArToolProps) {
  const { t } = useTranslation('how-ar')
  const [state] = useState(createHowArState)
  const { stage } = useSnapshot(state)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const last = stage === stages.length - 1
  const pose = useMemo(() => animationStateAt(stage), [stage])
  const number = t('stage', { number: stage + 1, count: stages.length })

  useScrollStage(list, (read) => showStage(state, read))

  const choose = (chosen: number) => {
    showStage(state, chosen)
    setSaid(`${t('stage', { number: chosen + 1, count: stages.length })}: ${stages[chosen]?.title}`)
  }

  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-start">
      <div className="z-10 max-lg:sticky max-lg:top-14 max-lg:-mx-5 max-lg:border-b max-lg:bg-paper max-lg:px-5 max-lg:pt-5 max-lg:pb-3 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:sticky lg:top-28 lg:col-span-7">
        <CornerBrackets
          locked={last}
          className="mx-auto aspect-[16/10] overflow-hidden rounded border bg-surface max-lg:w-[min(100%,60svh)]"
          data-how-ar={stage}
        >
          <SceneSlot
            load={loadScene}
            when="near"
            props={{ state }}
            poster={<Drawing pose={pose} />}
            className="size-full"
          />
          <span className="absolute top-4 left-11 font-mono text-xs text-ink-soft sm:top-7 sm:left-14">
            {number}
          </span>
          <span
            className={classNames(
              'absolute top-[63%] left-[29.1%] w-[41.8%] text-signal transition-opacity duration-500',
              !last && 'opacity-0',
            )}
          >
            <DimensionLine>{t('measure')}</DimensionLine>
          </span>
        </CornerBrackets>
      </div>
      <StageList ref={list} stages={stages} current={stage} onChoose={choose} />
      <p className="sr-only">{t('picture')}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

// Full class names, so that Tailwind finds them.
const looks: Record<SvgShape['kind'], string> = {
  table: 'fill-[#cda877] stroke-[#8a6a42]/40',
  tableSide: 'fill-[#9d7a4e] stroke-[#8a6a42]/40',
  dot: 'stroke-depth stroke-[4] [stroke-linecap:round]',
  point: 'stroke-signal stroke-[7] [stroke-linecap:round]',
  house: 'fill-[#f7f5f0] stroke-[#8d8a82]',
  houseSide: 'fill-[#cfcbc0] stroke-[#8d8a82]',
  line: 'fill-none stroke-[#e0561f] stroke-[5]',
  device: 'fill-depth/8 stroke-ink stroke-[4] [stroke-linejoin:round]',
  ray: 'fill-none stroke-line-strong [stroke-dasharray:4_6]',
}

/** A moment as a drawing with the scene's camera; it has no transparency, so models in lines are pale. */
function Drawing({ pose }: { pose: AnimationState }) {
  return (
    <svg
      viewBox="-800 -500 1600 1000"
      aria-hidden="true"
      className="absolute inset-0 size-full in-data-live:invisible"
    >
      {drawAnimationState(pose).map(({ key, kind, d }) => (
        <path
          key={key}
          d={d}
          className={classNames(
            looks[kind],
            kind.startsWith('house') && pose.solid < 0.5 && 'opacity-45',
          )}
        />
      ))}
    </svg>
  )
}

interface StageListProps {
  ref: RefObject<HTMLOListElement | null>
  stages: { title: string; text: string }[]
  current: number
  onChoose: (stage: number) => void
}

/** The list of all six stages; pressing one shows it. */
function StageList({ ref, stages, current, onChoose }: StageListProps) {
  const { t } = useTranslation('how-ar')
  return (
    <ol ref={ref} className="lg:col-span-5">
      {stages.map(({ title, text }, stage) => (
        <li
          key={title}
          aria-current={stage === current ? 'step' : undefined}
          className="group/stage relative grid grid-cols-[2.5rem_1fr] border-t py-5 last:border-b"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'absolute -top-px left-0 h-0.5 w-full origin-left bg-signal transition-transform duration-500',
              stage !== current && 'scale-x-0',
            )}
          />
          <span aria-hidden="true" className="font-mono text-xs leading-7 text-ink-soft">
            {String(stage + 1).padStart(2, '0')}
          </span>
          <div className="min-w-0">
            <h3 className="text-name font-semibold">
              <button
                type="button"
                aria-label={t('show', { number: stage + 1, title })}
                onClick={() => onChoose(stage)}
                className="text-left after:absolute after:inset-0 group-hover/stage:text-signal no-scripts:pointer-events-none"
              >
                {title}
              </button>
            </h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The reading line as a share of the screen's height. */
const READING_LINE = 0.62

/**
 * Calls back when scrolling moves another stage of a list to the reading line.
 * @param list  its children are the stages
 */
function useScrollStage(list: RefObject<HTMLElement | null>, onStage: (stage: number) => void) {
  const tell = useEffectEvent(onStage)
  useEffect(() => {
    const box = list.current
    if (!box) return
    let known: number | undefined
    let frame = 0
    const look = () => {
      frame = 0
      const tops = [...box.children].map((item) => item.getBoundingClientRect().top)
      const stage = stageAtLine(tops, innerHeight * READING_LINE)
      if (stage === known) return
      known = stage
      tell(stage)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [list])
}
