import { useTranslation } from 'react-i18next'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { writeDay, writeHour } from './write-day.ts'

/** What parts of the building can be, as the scene colours them. */
const marks = {
  surveyed: 'bg-[#9fbcdb]',
  reconstructed: 'bg-[#e2a32f]',
  debated: 'bg-[#b8361a]',
} as const

const shown = Object.keys(marks) as (keyof typeof marks)[]

/** Day and hour in the corner of the scene, and what its colours mean. The instruments and the list say the same. */
export function DateInset({ lab: { day, hour, colours } }: { lab: PantheonLab }) {
  const { t, i18n } = useTranslation('history')
  const date = writeDay(i18n.language, day)
  const clock = writeHour(i18n.language, hour)
  return (
    <div
      aria-hidden="true"
      data-date=""
      className="pointer-events-none absolute top-3 left-3 max-w-[70%] rounded-sm bg-[#14171f]/80 px-3 py-2 text-white"
    >
      <p className="font-mono text-sm tabular-nums">
        {date} · {clock}
      </p>
      {colours === 'certainty' && (
        <ul className="mt-1.5 flex flex-col gap-1 text-xs">
          {shown.map((certainty) => (
            <li key={certainty} className="flex items-center gap-2">
              <span className={`size-3 shrink-0 rounded-sm ${marks[certainty]}`} />
              {t(`sure_${certainty}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
