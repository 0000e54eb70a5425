import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import { classNames } from '../../../../ui/class-names.ts'

export interface CompareProps {
  /** Addresses of the photo as it was and as it is staged. */
  before: string | undefined
  after: string | undefined
  size: PhotoSize
  /** What the staged picture shows. */
  alt: string
  className?: string | undefined
}

/** A photo before and after, one over the other, with a line between them that is dragged or moved by keys. */
export function Compare({ before, after, size, alt, className }: CompareProps) {
  const { t } = useTranslation('staging')
  const [share, setShare] = useState(50)
  return (
    <div
      className={classNames(
        'group relative touch-pan-y overflow-hidden rounded bg-line',
        className,
      )}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      data-compare={share}
    >
      {after && (
        <img src={after} alt={alt} draggable={false} className="absolute inset-0 size-full" />
      )}
      {before && (
        <img
          src={before}
          alt=""
          draggable={false}
          className="absolute inset-0 size-full"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
      )}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-white shadow-[0_0_0_1px_rgb(20_23_31/0.4)]"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-white text-[#14171f] shadow-[0_0_0_1px_rgb(20_23_31/0.4)] group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-depth">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
            <path
              d="m9 7-5 5 5 5m6-10 5 5-5 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
            />
          </svg>
        </span>
      </span>
      <Tag className="left-2" shown={share > 18}>
        {t('before')}
      </Tag>
      <Tag className="right-2" shown={share < 82}>
        {t('after')}
      </Tag>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t('compare')}
        aria-valuetext={t('compareValue', { value: share })}
        onChange={({ target }) => setShare(target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  )
}

function Tag(props: { className: string; shown: boolean; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute top-2 rounded-sm bg-[#14171f] px-2 py-1 font-kind text-xs leading-4 text-white transition-opacity ${props.className} ${props.shown ? '' : 'opacity-0'}`}
    >
      {props.children}
    </span>
  )
}
