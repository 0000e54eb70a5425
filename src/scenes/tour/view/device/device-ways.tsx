import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { XrSessionEndReason } from '../../../../stage/xr/use-xr-session.ts'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import { hasSampleHome } from '../../model/home/home-data.ts'
import type { Tour } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { createGyroscope, type GyroFault } from '../gyroscope/gyroscope.ts'
import { useHasSensor } from '../gyroscope/sensor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { XrSessionButton } from '../xr/xr-session-button.tsx'

/** The sessions that this device has. */
type SessionModes = { vr: boolean; ar: boolean }

type Told = { gyroscope?: GyroFault | undefined; session?: XrSessionEndReason | undefined }

/** What this device has beside a screen: a sensor to look around by, a headset, the visitor's own room. */
export function DeviceModeButtons({ editor, modes }: { editor: TourEditor; modes: SessionModes }) {
  const { t } = useTranslation('tour-device')
  const { history } = useSnapshot(editor.state)
  const [told, setTold] = useState<Told>({})
  const hasSensor = useHasSensor()
  const isHome = hasSampleHome(history.present)
  const onNote = (note: XrSessionEndReason | undefined) => setTold({ session: note })
  const { gyroscope, session } = told
  const fault = gyroscope
    ? t(`gyroFault_${gyroscope}`)
    : session && session !== 'ended' && t(`fault_${session}`)
  if (!hasSensor && !modes.vr && !modes.ar) return null
  return (
    <div data-device="">
      <div className="flex flex-wrap gap-2">
        {hasSensor && (
          <GyroButton tour={editor.tour} onFault={(found) => setTold({ gyroscope: found })} />
        )}
        {modes.vr && <XrSessionButton {...{ editor, onNote }} mode="vr" hasSampleHome={isHome} />}
        {modes.ar && <XrSessionButton {...{ editor, onNote }} mode="ar" hasSampleHome={isHome} />}
      </div>
      <div role="alert">
        {fault && (
          <p className="mt-2 flex items-start gap-3 border-l-2 border-alert bg-surface py-2.5 pr-3 pl-4 text-sm">
            <WarningIcon className="mt-0.5 size-4 text-alert" />
            {fault}
          </p>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {session === 'ended' && <span className="mt-2 block">{t('ended')}</span>}
      </p>
    </div>
  )
}

/** Lets the visitor look around by moving the device. */
function GyroButton({ tour, onFault }: { tour: Tour; onFault: (fault?: GyroFault) => void }) {
  const { t } = useTranslation('tour-device')
  const [isOn, setOn] = useState(false)
  const [gyroscope] = useState(() =>
    createGyroscope(tour, (on, fault) => {
      setOn(on)
      onFault(fault)
    }),
  )
  useEffect(() => gyroscope.stop, [gyroscope])
  const press = () => {
    if (isOn) return gyroscope.stop()
    onFault(undefined)
    void gyroscope.start()
  }
  return (
    <TouchButton aria-pressed={isOn} onClick={press}>
      {t('gyroLook')}
    </TouchButton>
  )
}

/** In the viewer while the tour is shown elsewhere. */
export function ShownElsewhereNotice() {
  const { t } = useTranslation('tour-device')
  return (
    <p
      role="status"
      className="absolute inset-0 grid place-items-center p-6 text-center text-balance text-white"
    >
      {t('away')}
    </p>
  )
}
