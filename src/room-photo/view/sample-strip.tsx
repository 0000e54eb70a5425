import { useTranslation } from 'react-i18next'
import { PlainPicture } from '../../ui/picture/picture.tsx'
import { useHydrated } from '../../ui/use-alive.ts'

/** A photo of a room on this site: its files are named after its id. */
export interface SampleRoom {
  id: string
  name: string
  /** What the photo shows. */
  alt: string
  /** Furniture stands in it already. */
  furnished?: boolean | undefined
}

interface SampleStripProps {
  samples: readonly SampleRoom[]
  onSample: (sample: SampleRoom) => void
  /** Number of rooms in the prerendered page; the others come with the code. */
  atFirst?: number
}

/** The sample rooms, each to be opened by a press. */
export function SampleStrip({ samples, onSample, atFirst = 8 }: SampleStripProps) {
  const { t } = useTranslation('furniture')
  const alive = useHydrated()
  return (
    <div className="needs-scripts min-w-0">
      <p id="sample-rooms" className="kind">
        {t('samples')}
      </p>
      <ul
        aria-labelledby="sample-rooms"
        className="-mx-5 mt-3 flex gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:thin] sm:-mx-8 sm:px-8 lg:mx-0 lg:px-1"
      >
        {samples.slice(0, alive ? undefined : atFirst).map((sample) => (
          <li key={sample.id} className="w-36 shrink-0">
            <button
              type="button"
              onClick={() => onSample(sample)}
              className="group block w-full text-left"
            >
              <PlainPicture
                file={`/rooms/${sample.id}-240`}
                alt={sample.alt}
                width={240}
                height={180}
                lazy
                late
                className="aspect-[4/3] h-auto w-full rounded border border-transparent object-cover group-hover:border-ink"
              />
              <span className="mt-2 block min-h-[2lh] text-sm leading-snug text-ink-soft group-hover:text-ink">
                {sample.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
