import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tour } from '../../model/tour.ts'
import { TouchButton } from '../press/buttons.tsx'
import { createGyroscope, type GyroFault } from './gyroscope.ts'

/** Lets the visitor look around by moving the device. */
export function GyroButton({
  tour,
  onFault,
}: {
  tour: Tour
  onFault: (fault?: GyroFault) => void
}) {
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
