import type { StagingStyles, VirtualStaging } from '../../documents/refs.ts'

export interface StylePaletteProps {
  palette: StagingStyles['styles'][number]['palette']
  copy: VirtualStaging['gallery']
}

const tones = ['wall', 'textile', 'wood', 'metal', 'accent'] as const

/** The five tones of a style, as wide as they weigh in the room: most is wall, least is accent. */
export function StylePalette({ palette, copy }: StylePaletteProps) {
  return (
    <div className="mt-8 lg:mt-10">
      <p className="kind">{copy.palette}</p>
      <dl className="mt-3 border-b">
        {tones.map((tone) => (
          <div key={tone} className="flex items-center gap-4 border-t py-2">
            {/* A drawing and not a style: pages have no styles of their own. */}
            <svg viewBox="0 0 48 32" aria-hidden="true" className="h-8 w-12 shrink-0 rounded-sm">
              <rect width="48" height="32" fill={palette[tone].hex} />
              <rect
                x="0.5"
                y="0.5"
                width="47"
                height="31"
                rx="2"
                fill="none"
                className="stroke-ink/15"
              />
            </svg>
            <dt className="w-20 shrink-0 text-sm text-ink-soft">{copy.tones[tone]}</dt>
            <dd className="min-w-0 font-medium">{palette[tone].name}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
