import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../ui/use-loaded.ts'

const loadCode = () => import('../../ui/qr-code/qr-code.tsx')

/** A code that opens an address on a phone. What draws it loads when it comes near; without it the address remains. */
export function PhoneCode({ address }: { address: string }) {
  const { t } = useTranslation('furniture')
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const code = useLoaded(
    loadCode,
    near,
    useCallback(() => setNear(false), []),
  )
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="size-36 shrink-0 overflow-hidden rounded border bg-white">
      {code && <code.QrCode value={address} label={t('arCode')} className="size-full" />}
    </div>
  )
}
