import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { Matrix4, type PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { motionAllowed, stageFlags } from '../../../../stage/flags.ts'
import { hologramConfig } from '../../config.ts'
import type { District } from '../../model/district.ts'
import { type Hologram, layerIds, showsLayer } from '../../model/hologram.ts'

import { placeOf, tramAt, type Walker } from '../../model/people.ts'
import { eyeAt, middleOf } from '../../model/projection.ts'
import type { Model } from './build-model.ts'

export interface RigProps {
  model: Model
  district: District
  walkers: Walker[]
  state: Hologram
  onDrawn: () => void
}

const matrix = new Matrix4()

/** Puts the state on the screen each time it changes, and keeps drawing only while something moves. */
export function Rig({ model, district, walkers, state, onDrawn }: RigProps) {
  const invalidate = useThree((three) => three.invalidate)
  const clock = useRef({ at: 0, seconds: 0, placed: -1, exploded: state.exploded ? 1 : 0 })
  const told = useRef(false)

  useEffect(() => subscribe(state, () => invalidate()), [state, invalidate])

  useFrame(({ camera, size }) => {
    const own = clock.current
    const now = performance.now()
    // The first frame after a rest has no past.
    const elapsed = Math.min(now - own.at, 50)
    own.at = now

    own.exploded = approach(own.exploded, state.exploded ? 1 : 0, elapsed)
    if (own.exploded !== (state.exploded ? 1 : 0)) invalidate()
    const eased = own.exploded * own.exploded * (3 - 2 * own.exploded)
    for (const id of layerIds) {
      model.layers[id].visible = showsLayer(state, id)
      model.layers[id].position.y = hologramConfig.lift[id] * eased
    }
    model.planted.visible = state.plan === 'proposed'

    if (state.moving && !stageFlags().freeze) {
      own.seconds += elapsed / 1000
      invalidate()
    }
    if (own.placed !== own.seconds) {
      own.placed = own.seconds
      placeAll(model, district, walkers, own.seconds)
    }

    const aspect = size.width / size.height
    const eye = eyeAt(state.view, aspect, eased)
    const middle = middleOf(eased)
    const view = camera as PerspectiveCamera
    view.position.set(eye.x, eye.y, eye.z)
    view.lookAt(middle.x, middle.y, middle.z)
    if (!told.current) {
      told.current = true
      // After this frame is on the canvas.
      requestAnimationFrame(onDrawn)
    }
  })
  return null
}

function approach(from: number, to: number, elapsed: number): number {
  if (from === to || !motionAllowed()) return to
  const step = elapsed / hologramConfig.explodeTime
  return to > from ? Math.min(to, from + step) : Math.max(to, from - step)
}

function placeAll({ people, tram }: Model, district: District, walkers: Walker[], seconds: number) {
  for (const [index, walker] of walkers.entries()) {
    const { x, z } = placeOf(walker, seconds)
    people.setMatrixAt(index, matrix.makeTranslation(x, 4, z))
  }
  people.instanceMatrix.needsUpdate = true
  const { at, ahead } = tramAt(district.line, seconds)
  tram.position.set(at.x, 3.6, at.z)
  tram.rotation.y = -Math.atan2(ahead.z, ahead.x)
}
