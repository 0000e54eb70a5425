import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { pictureCamera } from '../../model/picture.ts'
import { furnishedRoom, moveSofa, placeUnder, sofaInPicture } from '../../model/room.ts'
import { story } from './session.ts'

/** The cloths that the sofa of the first room comes in. */
const swatches = {
  sage: 'bg-[#a9b39c]',
  oat: 'bg-[#d9cdb8]',
  clay: 'bg-[#b5714f]',
  ink: 'bg-[#3a4c66]',
  forest: 'bg-[#3f5844]',
} as const

interface SofaHandleProps {
  /** Says how the sofa is moved. */
  move: string
  /** Names the row of colors, and each color. */
  colors: string
  names: Record<keyof typeof swatches, string>
  /** What hangs on the sofa: its label and its width. */
  children: ReactNode
}

const { window: pictureWindow } = pictureCamera('hero-living-room')

/** How far an arrow key moves the sofa, meters; its height in the middle, where it is dragged. */
const step = 0.1
const heldAt = 0.4

const arrowMoves: Record<string, { x: number; z: number }> = {
  ArrowLeft: { x: -step, z: 0 },
  ArrowRight: { x: step, z: 0 },
  ArrowUp: { x: 0, z: -step },
  ArrowDown: { x: 0, z: step },
}

/** The room, which is about to be changed. */
function touchRoom() {
  story.isTouched = true
  story.room ??= furnishedRoom()
  return story.room
}

/** The brackets round the live sofa: it is dragged along the floor or moved by arrow keys, and comes in other colors. */
export function SofaHandle({ move, colors, names, children }: SofaHandleProps) {
  const box = useRef<HTMLDivElement>(null)
  const { room, isTouched } = useSnapshot(story)
  const [start] = furnishedRoom()
  const sofa = room?.[0] ?? start
  /** How far from the middle of the sofa it is held, meters. */
  const held = useRef<{ x: number; z: number }>(undefined)
  useEffect(() => {
    if (!box.current || !sofa) return
    const place = sofaInPicture(sofa, pictureWindow)
    for (const side of ['left', 'top', 'width', 'height'] as const)
      box.current.style[side] = `${100 * place[side]}%`
  }, [sofa])
  const floorPointUnder = ({ clientX, clientY }: PointerEvent) => {
    const stage = box.current?.parentElement?.getBoundingClientRect()
    if (!stage) return undefined
    const at = { x: (clientX - stage.left) / stage.width, y: (clientY - stage.top) / stage.height }
    return placeUnder(at, pictureWindow, heldAt)
  }
  const drag = (event: PointerEvent) => {
    const to = floorPointUnder(event)
    const room = touchRoom()
    const [now] = room
    if (!held.current || !to || !now) return
    moveSofa(room, { x: to.x - held.current.x - now.x, z: to.z - held.current.z - now.z })
  }
  const press = (event: KeyboardEvent) => {
    const way = arrowMoves[event.key]
    if (!way) return
    event.preventDefault()
    moveSofa(touchRoom(), way)
  }
  return (
    <div ref={box} className="absolute hidden text-white wide-screen:block">
      <CornerBrackets
        inset="none"
        className="corner-brackets-over-picture size-full"
        locked={isTouched}
      >
        <button
          type="button"
          aria-label={move}
          title={move}
          className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing"
          onKeyDown={press}
          onPointerDown={(event) => {
            const at = floorPointUnder(event)
            if (!event.isPrimary || event.button !== 0 || !at || !sofa) return
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = { x: at.x - sofa.x, z: at.z - sofa.z }
            touchRoom()
          }}
          onPointerMove={(event) => held.current && drag(event)}
          onLostPointerCapture={() => {
            held.current = undefined
          }}
        />
        {children}
        <fieldset
          aria-label={colors}
          className="absolute top-[calc(100%+1rem)] -left-1 flex gap-1 rounded-full bg-tag/85 p-0.5"
        >
          {Object.entries(swatches).map(([variant, color]) => (
            <button
              key={variant}
              type="button"
              aria-label={names[variant as keyof typeof swatches]}
              title={names[variant as keyof typeof swatches]}
              aria-pressed={sofa?.variant === variant}
              className={classNames(
                'size-6 rounded-full border-2 border-transparent aria-pressed:border-white',
                color,
              )}
              onClick={() => {
                const [now] = touchRoom()
                if (now) now.variant = variant
              }}
            />
          ))}
        </fieldset>
      </CornerBrackets>
    </div>
  )
}
