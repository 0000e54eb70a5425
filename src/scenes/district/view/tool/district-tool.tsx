import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDistrict } from '../../model/district.ts'
import { EventList } from './event-list.tsx'
import { FenceList } from './fence-list.tsx'
import { Viewport } from './viewport.tsx'
import { WalkSlider } from './walk-slider.tsx'

/**
 * A district with geofences and a phone that is moved along its street. The plan is there from the start and does
 * everything; three.js loads when the visitor asks for 3D.
 */
export function DistrictTool() {
  const { t } = useTranslation('district')
  const [district] = useState(createDistrict)
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12" data-district={open ? 'open' : 'plan'}>
      <div className="min-w-0 lg:col-span-8">
        <Viewport district={district} open={open} onOpen={() => setOpen(true)} />
        <WalkSlider district={district} />
        <p className="needs-scripts mt-4 text-sm text-ink-soft">{t('help')}</p>
      </div>
      <div className="min-w-0 lg:col-span-4">
        <h3 className="kind">{t('fences')}</h3>
        <div className="mt-3">
          <FenceList district={district} />
        </div>
        <h3 className="mt-8 kind">{t('events')}</h3>
        <EventList district={district} />
      </div>
    </div>
  )
}
