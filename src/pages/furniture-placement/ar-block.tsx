import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import { ArStart } from '../../scenes/furniture/view/tool/ar-start.tsx'
import { buttonStyle } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { fill } from '../fill.ts'

type Piece = Furniture['pieces'][number]
type Look = Piece['variants'][number]

export interface ArBlockProps {
  copy: FurniturePlacement['ar']
  piece: Piece
  look: Look
  /** The look that AR files have. */
  firstLook: Look
}

/**
 * The way to the visitor's own floor: Quick Look where the browser has it, else a session on this device, else the
 * address to open where there is one of them.
 */
export function ArBlock({ copy, piece, look, firstLook }: ArBlockProps) {
  const { t } = useTranslation('furniture')
  const [quickLook, setQuickLook] = useState(false)
  const [page, setPage] = useState<string>()
  useEffect(() => {
    setQuickLook(document.createElement('a').relList.supports('ar'))
    setPage(location.origin + location.pathname)
  }, [])
  const variant = look.id === firstLook.id ? '' : `&variant=${look.id}`
  const address = page && `${page}?piece=${piece.id}${variant}#ar`
  return (
    <div className="mt-8 border-t pt-5">
      <Heading level={4}>{copy.title}</Heading>
      {quickLook ? (
        <>
          <p className="mt-2 text-sm text-ink-soft">
            {fill(copy.ready, { colour: firstLook.name })}
          </p>
          <QuickLook label={copy.button} piece={piece} />
        </>
      ) : (
        <ArStart piece={piece.id} look={look.id} label={copy.button} note={t('arHold')}>
          <p className="mt-2 text-sm text-ink-soft">{copy.elsewhere}</p>
          {address && (
            <div className="mt-4 flex flex-wrap items-end gap-4">
              <PhoneCode address={address} />
              <p className="min-w-40 flex-1 border-l-2 border-signal pl-3 text-xs break-all">
                <span className="sr-only">{copy.address}: </span>
                <span translate="no" className="font-mono">
                  {address.replace(/^https?:\/\//, '')}
                </span>
              </p>
            </div>
          )}
        </ArStart>
      )}
    </div>
  )
}

/**
 * Safari hands a link to Quick Look only where it holds one picture and nothing else, so the picture lies unseen over
 * what looks like the button. The model is not to be scaled: it is there to be measured against the room.
 */
function QuickLook({ label, piece }: { label: string; piece: Piece }) {
  return (
    <div className="relative mt-4 w-fit rounded focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-depth">
      <span aria-hidden="true" className={buttonStyle({ variant: 'primary' })}>
        {label}
      </span>
      <a
        rel="ar"
        href={`/models/${piece.id}.usdz#allowsContentScaling=0`}
        className="absolute inset-0 outline-none"
      >
        <img
          src={`/models/${piece.id}.webp`}
          alt={`${label}: ${piece.name}`}
          width={512}
          height={512}
          className="size-full opacity-0"
        />
      </a>
    </div>
  )
}

const loadCode = () => import('../../ui/qr-code/qr-code.tsx')

/** A code that opens an address on a phone. What draws it loads when it comes near; without it the address remains. */
function PhoneCode({ address }: { address: string }) {
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
