import {
  BufferGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
} from 'three'
import { rayOf } from '../../../../stage/xr/pose.ts'
import {
  createStick,
  type Ray,
  type Stick,
  snapTurn,
  thumbstickX,
} from '../../model/xr/controls.ts'

/** Rays are drawn so far, metres. */
const drawn = 2.5

/** What points in this frame, with its ray in the room. */
export type Pointer = { source: XRInputSource; ray: Ray }

/**
 * Controllers and hands of a session: their rays, and what their thumbsticks say.
 * @param hasHandles  draws what is held in the hand, too, where the visitor does not see their own
 */
export function createPointers(session: XRSession, hasHandles: boolean) {
  const root = new Group()
  const geometry = new BufferGeometry().setAttribute(
    'position',
    new Float32BufferAttribute([0, 0, 0, 0, 0, -drawn], 3),
  )
  const material = new LineBasicMaterial({ color: 0xffffff, transparent: true, opacity: 0.7 })
  const handle = new CylinderGeometry(0.009, 0.014, 0.1, 20).rotateX(-Math.PI / 2)
  const grip = new MeshBasicMaterial({ color: 0x2a2f3a })
  const dot = new SphereGeometry(0.008, 12, 8)
  const light = new MeshBasicMaterial({ color: 0xff7a45 })
  const known = new Map<XRInputSource, Group>()
  const sticks = new Map<XRInputSource, Stick>()

  const make = () => {
    const group = new Group()
    group.matrixAutoUpdate = false
    group.add(new Line(geometry, material))
    if (hasHandles) {
      const tip = new Mesh(dot, light)
      tip.position.z = -0.05
      group.add(new Mesh(handle, grip), tip)
    }
    root.add(group)
    return group
  }

  return {
    root,
    /** Of each frame. The look of one who has nothing in hand points too, without a line. */
    read(frame: XRFrame, space: XRSpace): Pointer[] {
      const here = new Set<XRInputSource>()
      const found: Pointer[] = []
      for (const source of session.inputSources ?? []) {
        const matrix = frame.getPose(source.targetRaySpace, space)?.transform.matrix
        if (!matrix) continue
        found.push({ source, ray: rayOf(matrix) })
        if (source.targetRayMode !== 'tracked-pointer') continue
        here.add(source)
        const group = known.get(source) ?? make()
        known.set(source, group)
        group.matrix.fromArray(matrix)
        group.matrixWorldNeedsUpdate = true
      }
      for (const [source, group] of known) group.visible = here.has(source)
      return found
    },
    /** Degrees to turn to the right, as a thumbstick asks in this frame. */
    turned(): number {
      let by = 0
      for (const source of session.inputSources ?? []) {
        if (!source.gamepad) continue
        const stick = sticks.get(source) ?? createStick()
        sticks.set(source, stick)
        by += snapTurn(stick, thumbstickX(source.gamepad.axes))
      }
      return by
    },
    dispose() {
      root.removeFromParent()
      for (const part of [geometry, handle, dot, material, grip, light]) part.dispose()
    },
  }
}
