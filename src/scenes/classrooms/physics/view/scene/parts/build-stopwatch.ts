import { CircleGeometry, Group, Mesh, TorusGeometry } from 'three'
import { brass, matt, printed, woods } from '../../../../common/view/scene/materials.ts'
import { rod, slab, solid } from '../../../../common/view/scene/shapes.ts'
import { sceneConfig } from '../../../config.ts'
import { colours } from '../colours.ts'
import { dial } from '../faces.ts'

const radius = 0.042

/** Seconds. */
export interface Timed {
  time: number
  measured: number | undefined
  guess: number | null
}

/** A stopwatch that leans on its foot: its hand stops at the time of a whole swing, its mark is what was guessed. */
export function buildStopwatch(): { root: Group; show(timed: Timed): void } {
  const root = new Group()
  const metal = brass()
  const head = new Group()
  head.position.y = radius + 0.012
  head.rotation.x = -0.32
  const face = new Mesh(new CircleGeometry(radius, 48), printed(dial()))
  face.position.z = 0.0065
  const turning = (width: number, long: number, from: number, color: number, depth: number) => {
    const hand = new Group()
    hand.position.z = depth
    const part = solid(slab(width, long, 0.0014), matt(color), 0, from, 0)
    part.receiveShadow = false
    hand.add(part)
    head.add(hand)
    return hand
  }
  head.add(
    solid(rod(radius + 0.003, 0.012, 48).rotateX(Math.PI / 2), matt(colours.ink, 0.5)),
    solid(new TorusGeometry(radius + 0.0015, 0.003, 12, 56), metal, 0, 0, 0.006),
    solid(rod(0.005, 0.012), metal, 0, radius + 0.009, 0),
    solid(rod(0.003, 0.003).rotateX(Math.PI / 2), metal, 0, 0, 0.01),
    face,
  )
  const hand = turning(0.0024, radius - 0.012, -0.004, colours.ink, 0.009)
  const mark = turning(0.004, 0.011, radius - 0.012, colours.guess, 0.0078)
  root.add(head, solid(slab(0.05, 0.012, 0.036), matt(woods.walnut, 0.55), 0, 0, -0.006))
  const turn = (seconds: number) => -(seconds / sceneConfig.dial) * Math.PI * 2
  return {
    root,
    show({ time, measured, guess }) {
      hand.rotation.z = turn(Math.min(time, measured ?? time))
      mark.visible = guess !== null
      mark.rotation.z = turn(guess ?? 0)
    },
  }
}
