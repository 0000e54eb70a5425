import { classNames } from '../../../../../ui/class-names.ts'
import type { PartId } from '../../config.ts'
import { ribosomes, strokes } from './shapes.ts'

/** What lies within closed lines keeps the paper from shining through, and can be pressed. */
const filled: PartId[] = [
  'nucleus',
  'nucleolus',
  'rough-er',
  'smooth-er',
  'golgi',
  'mitochondrion',
  'lysosome',
  'centrioles',
]

/** One part of the cell in ink, in signal when it is chosen, with a broad invisible line to press. */
export function PartShape({ id, chosen }: { id: PartId; chosen: boolean }) {
  const ink = chosen ? 'stroke-signal' : id === 'cytoskeleton' ? 'stroke-line-strong' : 'stroke-ink'
  const ground = chosen
    ? 'fill-[color-mix(in_srgb,var(--signal)_14%,var(--surface))]'
    : 'fill-surface'
  const width = chosen ? 2.5 : id === 'cytoskeleton' ? 1 : 1.5
  if (id === 'ribosome') {
    return ribosomes.map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={chosen ? 4 : 3}
        className={chosen ? 'fill-signal' : 'fill-ink'}
      />
    ))
  }
  return (
    <>
      {strokes[id].map((path, index) => (
        <path
          key={path}
          d={path}
          strokeWidth={id === 'membrane' ? width + 3.5 : width}
          strokeLinecap="round"
          // Pores: the envelope of the nucleus is not closed.
          strokeDasharray={id === 'nucleus' ? '30 5' : undefined}
          className={classNames(
            ink,
            filled.includes(id) &&
              !(id === 'mitochondrion' && index % 2 === 1) &&
              !(id === 'nucleus' && index === 1)
              ? ground
              : 'fill-none',
          )}
        />
      ))}
      {id === 'membrane' && (
        <path d={strokes.membrane[0]} strokeWidth={width} className="fill-none stroke-surface" />
      )}
      {strokes[id].map((path) => (
        <path
          key={path}
          d={path}
          strokeWidth="14"
          className="fill-none stroke-transparent [pointer-events:stroke]"
        />
      ))}
    </>
  )
}
