import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { DimensionLine } from '../../../../ui/reticle/dimension-line.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'
import { createHowAr, showStage } from '../../model/how-ar.ts'
import { poseAt } from '../../model/pose.ts'
import { Drawing } from './drawing.tsx'
import { StageList } from './stage-list.tsx'
import { useScrollStage } from './use-scroll-stage.ts'

export interface HowArToolProps {
  stages: { title: string; text: string }[]
}

const loadScene = () => import('../how-ar-scene.tsx').then((module) => module.HowArScene)

/** Transparent, so that the section's background shows. */
const context = { antialias: true, alpha: true, depth: true }

/**
 * The six stages as a list beside a table on which they happen, driven by scrolling past the list or by pressing a
 * stage.
 */
export function HowArTool({ stages }: HowArToolProps) {
  const { t } = useTranslation('how-ar')
  const [state] = useState(createHowAr)
  const { stage } = useSnapshot(state)
  const [drawn, setDrawn] = useState(false)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const last = stage === stages.length - 1
  const pose = useMemo(() => poseAt(stage), [stage])
  const number = t('stage', { number: stage + 1, count: stages.length })

  useScrollStage(list, (read) => showStage(state, read))

  const choose = (chosen: number) => {
    showStage(state, chosen)
    setSaid(`${t('stage', { number: chosen + 1, count: stages.length })}: ${stages[chosen]?.title}`)
  }

  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-start">
      <div className="z-10 max-lg:sticky max-lg:top-14 max-lg:-mx-5 max-lg:border-b max-lg:bg-paper max-lg:px-5 max-lg:pt-5 max-lg:pb-3 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:sticky lg:top-28 lg:col-span-7">
        <Reticle
          locked={last}
          className="mx-auto aspect-[16/10] overflow-hidden rounded border bg-surface max-lg:w-[min(100%,60svh)]"
          data-how-ar={stage}
        >
          <SceneSlot
            load={loadScene}
            when="near"
            context={context}
            props={{
              state,
              onDrawn: () => setDrawn(true),
              onInterrupted: (lost: boolean) => lost && setDrawn(false),
            }}
            poster={
              <Drawing
                pose={pose}
                className={classNames('absolute inset-0', drawn && 'invisible')}
              />
            }
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
        </Reticle>
      </div>
      <StageList ref={list} stages={stages} current={stage} onChoose={choose} />
      <p className="sr-only">{t('picture')}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
