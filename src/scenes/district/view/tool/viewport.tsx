import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PlayIcon } from '../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'
import { districtContext } from '../../config.ts'
import type { District } from '../../model/district.ts'
import { Labels } from './labels.tsx'
import { Plan } from './plan.tsx'
import { usePhoneDrag } from './use-phone-drag.ts'

export interface ViewportProps {
  district: District
  /** Whether the visitor asked for 3D. */
  open: boolean
  onOpen: () => void
}

const loadScene = () => import('../district-scene.tsx').then((module) => module.DistrictScene)

/** The district as a plan and, on request, in 3D; the phone is dragged in both. */
export function Viewport({ district, open, onOpen }: ViewportProps) {
  const { t } = useTranslation('district')
  const { t: stage } = useTranslation('stage')
  const box = useRef<HTMLDivElement>(null)
  const [interrupted, setInterrupted] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const solid = open && drawn
  usePhoneDrag(box, district, solid)

  return (
    <Reticle locked={open} className="overflow-hidden rounded border bg-[#0e1116]">
      <div
        ref={box}
        className="relative aspect-[4/3] cursor-grab touch-pan-y select-none active:cursor-grabbing sm:aspect-[54/35]"
      >
        {open ? (
          <SceneSlot
            load={loadScene}
            props={{
              district,
              onInterrupted: (lost: boolean) => {
                setInterrupted(lost)
                setDrawn(!lost)
              },
            }}
            when="now"
            context={districtContext}
            poster={<Plan district={district} />}
            className="size-full"
          />
        ) : (
          <Plan district={district} />
        )}
        {solid && <Labels box={box} />}
        {interrupted && (
          <p
            role="status"
            className="absolute inset-0 grid place-items-center p-6 text-center text-white"
          >
            {stage('lost')}
          </p>
        )}
        {!open && (
          <div className="dark absolute bottom-0 left-0 p-4 sm:p-8">
            <Button variant="primary" className="needs-scripts" onClick={onOpen}>
              <PlayIcon />
              {t('open')}
            </Button>
          </div>
        )}
      </div>
    </Reticle>
  )
}
