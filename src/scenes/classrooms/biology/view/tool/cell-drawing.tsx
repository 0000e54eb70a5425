import { classNames } from '../../../../../ui/class-names.ts'
import { type PartId, partIds } from '../../config.ts'

/** Units of the drawing to a micrometer: cell, nucleus, mitochondria and lysosomes are drawn by it, the rest larger. */
export const perMicrometer = 30

export const drawingSize = { width: 660, height: 480 }

const behind: readonly PartId[] = ['cytoskeleton', 'membrane', 'rough-er']

/** From the back to the front: what is drawn later lies over the rest. */
export const drawingOrder = [...behind, ...partIds.filter((id) => !behind.includes(id))]

/** The edge of the cell, drawn as two lines. */
export const cellEdge =
  'M40 250C34 150 110 66 216 50 322 34 452 24 546 86 628 140 646 250 600 332 552 418 440 444 320 440 190 436 48 380 40 250Z'

/** Strokes of each part; where a part is closed, it can be filled. */
const strokes: Record<PartId, string[]> = {
  membrane: [cellEdge],
  nucleus: ['M364 168a84 84 0 1 1-.1 0Z', 'M364 174a78 78 0 1 1-.1 0Z'],
  nucleolus: ['M384 236a27 27 0 1 1-.1 0Z'],
  'rough-er': [
    'M276 238C250 290 266 350 328 376c6 2 8-6 2-9C282 344 268 292 289 244c3-7-10-12-13-6Z',
    'M251 240C223 302 247 376 323 398c6 2 8-6 2-9C261 364 243 304 264 246c3-7-10-12-13-6Z',
    'M227 244C197 320 229 404 317 420c6 1 8-7 2-9C245 390 219 322 240 250c2-8-10-13-13-6Z',
  ],
  'smooth-er': [
    'M472 186c-6-10 2-18 12-14 18 8 24-14 40-10 10 2 14 10 24 8 12-2 16-14 10-24-6-12 8-20 16-10 14 20 4 44-18 50-4 12 4 22 2 36-2 12-18 10-17-2 2-12-8-20-9-34-8-2-12-8-20-6-12 4-24 20-40 6Z',
    'M488 226c6-10 18-6 18 4 0 8 8 12 16 8 10-4 18 8 8 14-20 12-46-4-42-26Z',
  ],
  golgi: [
    'M458 296c36 14 74 10 104-14 5-4 10 3 5 8-30 28-76 32-112 16-6-3-3-12 3-10Z',
    'M452 316c40 18 86 14 122-16 5-4 10 3 5 8-36 32-90 36-130 18-6-3-3-12 3-10Z',
    'M450 336c40 18 88 14 124-14 5-4 10 3 5 8-36 30-92 34-132 16-6-3-3-12 3-10Z',
    'M460 356c32 14 66 10 92-10 5-4 10 3 5 8-26 24-64 28-100 12-6-3-3-12 3-10Z',
    'M442 354a7 7 0 1 1-.1 0ZM566 360a6 6 0 1 1-.1 0ZM590 316a6 6 0 1 1-.1 0Z',
  ],
  mitochondrion: [
    'M100 186c-8-16 8-34 28-36 20-2 40 8 36 24-4 18-52 30-64 12Z',
    'M110 184c4-8 2-16 8-22m4 24c2-10 0-18 6-26m8 22c2-8 0-16 4-22m8 18c0-6 0-10 2-14',
    'M420 104c8-14 34-18 50-10 14 8 12 24-4 30-18 6-56 0-46-20Z',
    'M430 118c4-6 2-12 8-18m6 26c2-10 0-18 6-28m8 26c2-8 0-14 4-22',
    'M112 306c0-18 22-26 40-20 18 8 22 30 8 40-16 10-48 4-48-20Z',
    'M122 320c6-6 2-16 8-26m8 38c4-12 0-26 4-38m10 32c2-8 0-16 2-24',
  ],
  lysosome: [
    'M208 122a15 15 0 1 1-.1 0Z',
    'M576 238a11 11 0 1 1-.1 0Z',
    'M404 384a17 17 0 1 1-.1 0Z',
    'M203 134h.1m5 8h.1m-8 3h.1m10-9h.1m-3 15h.1M573 247h.1m5 6h.1m-7 1h.1M398 395h.1m8 3h.1m-10 6h.1m8 5h.1m3-5h.1m-8-2h.1',
  ],
  // Free, and on the rough endoplasmic reticulum.
  ribosome: [
    'M223 268h.1M219 300h.1M225 334h.1M241 366h.1M265 390h.1M295 406h.1M247 266h.1M243 300h.1M251 334h.1M269 362h.1M295 382h.1',
    'M271 268h.1M268 298h.1M277 328h.1M295 350h.1M150 250h.1M176 228h.1M130 236h.1M166 392h.1M190 404h.1M454 246h.1M500 262h.1',
    'M524 290h.1M478 406h.1M356 418h.1M240 76h.1M264 82h.1M380 66h.1M396 74h.1M560 116h.1M84 262h.1M96 286h.1',
  ],
  centrioles: [
    'M276 112l38-14 8 22-38 14Z',
    'M279 120l38-14M281 126l38-14',
    'M330 126a14 14 0 1 1-.1 0Z',
    'M330 134a6 6 0 1 1-.1 0Z',
  ],
  cytoskeleton: [
    'M306 112C270 120 190 96 150 110',
    'M298 124C250 160 200 170 70 226',
    'M322 142C300 200 190 214 66 286',
    'M346 132C400 120 480 142 590 130',
    'M344 118C380 84 430 70 480 62',
    'M342 146C470 160 560 270 612 262',
  ],
}

/** What the brackets go round when a part is chosen: left, top, width, height. */
export const boxes: Record<PartId, [number, number, number, number]> = {
  membrane: [26, 26, 606, 426],
  nucleus: [270, 158, 188, 188],
  nucleolus: [350, 228, 68, 70],
  'rough-er': [202, 226, 140, 204],
  'smooth-er': [460, 124, 126, 142],
  golgi: [428, 272, 176, 112],
  mitochondrion: [88, 140, 86, 66],
  lysosome: [386, 376, 36, 52],
  ribosome: [204, 254, 108, 166],
  centrioles: [264, 88, 92, 78],
  cytoskeleton: [58, 54, 564, 240],
}

/** Of the lines, and of those of the chosen part. Ribosomes are dots. */
const widths: Partial<Record<PartId, [usual: number, chosen: number]>> = {
  ribosome: [6, 8],
  cytoskeleton: [1, 2.5],
}

/** One part of the cell in ink, in signal when it is chosen, with a broad invisible line to press. */
export function PartShape({ id, chosen }: { id: PartId; chosen: boolean }) {
  const ink = chosen ? 'stroke-signal' : id === 'cytoskeleton' ? 'stroke-line-strong' : 'stroke-ink'
  const ground = chosen
    ? 'fill-[color-mix(in_srgb,var(--signal)_14%,var(--surface))]'
    : 'fill-surface'
  const width = (widths[id] ?? [1.5, 2.5])[chosen ? 1 : 0]
  return (
    <>
      {strokes[id].map((path) => (
        <path
          key={path}
          d={path}
          strokeWidth={id === 'membrane' ? width + 3.5 : width}
          strokeLinecap="round"
          // Pores: the envelope of the nucleus is not closed.
          strokeDasharray={id === 'nucleus' ? '30 5' : undefined}
          // What lies within closed lines keeps the paper from shining through, and can be pressed.
          className={classNames(
            ink,
            path.endsWith('Z') && id !== 'membrane' ? ground : 'fill-none',
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
