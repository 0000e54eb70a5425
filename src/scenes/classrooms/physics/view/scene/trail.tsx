import { type Ref, useImperativeHandle, useRef } from 'react'
import { type InstancedMesh, Matrix4 } from 'three'

const place = new Matrix4()

/** Dots where something has been. */
export interface TrailHandle {
  /** Puts the dots anew; more than there is room for are left out. */
  put(dots: Iterable<readonly [x: number, y: number, z: number]>): void
}

export interface TrailProps {
  ref: Ref<TrailHandle>
  color: number
  radius: number
  /** Dots that there is room for. */
  most: number
}

export function Trail({ ref, color, radius, most }: TrailProps) {
  const mesh = useRef<InstancedMesh>(null)
  useImperativeHandle(ref, () => ({
    put(dots) {
      const { current } = mesh
      if (!current) return
      current.count = 0
      for (const dot of dots) {
        if (current.count === most) break
        current.setMatrixAt(current.count, place.makeTranslation(...dot))
        current.count += 1
      }
      current.instanceMatrix.needsUpdate = true
    },
  }))
  return (
    // Its dots move, and with them its size.
    <instancedMesh ref={mesh} args={[undefined, undefined, most]} count={0} frustumCulled={false}>
      <sphereGeometry args={[radius, 8, 6]} />
      <meshBasicMaterial color={color} />
    </instancedMesh>
  )
}

/**
 * Rows from which dots are put, so that not too many lie there: the distance is doubled again and again, so that most
 * stay in place.
 * @param least  rows from one dot to the next
 */
export function thinOut<Row>(rows: readonly Row[], least: number, most: number): Row[] {
  let interval = least
  while (rows.length / interval > most) interval *= 2
  return rows.filter((_, at) => at % interval === 0)
}
